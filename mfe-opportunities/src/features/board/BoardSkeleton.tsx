import { Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { boardText } from './board.messages';

const CARDS = 4;
const CARD = 187;
const GAP = 16;
/** px */
export const SKELETON_HEIGHT = CARDS * CARD + (CARDS - 1) * GAP;

export const BoardSkeleton = () => (
  <Loading label={boardText.loading}>
    <Stack>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} $height={`${CARD}px`} />
      ))}
    </Stack>
  </Loading>
);
