import { Loading, Skeleton, SkeletonCard, Stack } from '@athenaeum/shared-ui';
import { SalonGrid } from '../../components/SalonGrid';
import { seasonText } from './season.messages';

const SALONS = 8;

export function SeasonSkeleton() {
  return (
    <Stack $gap={32}>
      <Loading label={seasonText.loading}>
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
    <Loading label={seasonText.loadingSalons}>
      <SalonGrid as="div">
        {Array.from({ length: SALONS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </SalonGrid>
    </Loading>
  );
}
