import { Loading, Skeleton, SkeletonCard, Stack } from '@athenaeum/shared-ui';
import { SalonGrid } from '../../components/SalonGrid';

const SALONS = 8;

export function SeasonSkeleton() {
  return (
    <Stack $gap={32}>
      <Loading label="Loading the season">
        <Stack $gap={24}>
          <Skeleton $height="280px" />
          <Skeleton $width="320px" $height="72px" />
        </Stack>
      </Loading>
      <SalonsSkeleton />
    </Stack>
  );
}

export function SalonsSkeleton() {
  return (
    <Loading label="Loading the salons of this season">
      <SalonGrid as="div">
        {Array.from({ length: SALONS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </SalonGrid>
    </Loading>
  );
}
