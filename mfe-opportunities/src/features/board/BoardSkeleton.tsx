import { Loading, Skeleton, Stack } from '@athenaeum/shared-ui';

const CARDS = 4;
const CARD = 162;
const GAP = 16;
/** px */
export const SKELETON_HEIGHT = CARDS * CARD + (CARDS - 1) * GAP;

export const BoardSkeleton = () => (
  <Loading label="Loading opportunities">
    <Stack>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} $height={`${CARD}px`} />
      ))}
    </Stack>
  </Loading>
);
