import { Loading, Skeleton, SkeletonCard, Stack } from '@athenaeum/shared-ui';
import { TileGrid } from '../../components/TileGrid';
import { pathwayText } from './pathway.messages';

const SEASONS = 3;

export function PathwaySkeleton() {
  return (
    <Loading label={pathwayText.loading}>
      <Stack $gap={48}>
        <Stack>
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="50%" $height="40px" />
          <Skeleton $height="280px" />
        </Stack>
        <TileGrid as="div">
          {Array.from({ length: SEASONS }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </TileGrid>
      </Stack>
    </Loading>
  );
}
