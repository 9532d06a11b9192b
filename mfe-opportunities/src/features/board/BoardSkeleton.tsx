import { Loading, Skeleton, Stack } from '@athenaeum/shared-ui';

const CARDS = 4;

export const BoardSkeleton = () => (
  <Loading label="Loading opportunities">
    <Stack>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} $height="162px" />
      ))}
    </Stack>
  </Loading>
);
