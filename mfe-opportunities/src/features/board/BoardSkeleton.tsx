import { Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { boardText } from './board.messages';

const CARDS = 4;
const CARD_PX = 187;
const GAP_PX = 16;
/** px */
export const SKELETON_HEIGHT = CARDS * CARD_PX + (CARDS - 1) * GAP_PX;

export const BoardSkeleton = () => (
  <Loading label={boardText.loading}>
    <Stack>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} $height={`${CARD_PX}px`} />
      ))}
    </Stack>
  </Loading>
);
