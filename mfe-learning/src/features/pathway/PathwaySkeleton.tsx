import { Loading, Skeleton, SkeletonRows, Stack } from '@athenaeum/shared-ui';
import { pathwayText } from './pathway.messages';

export function PathwaySkeleton() {
  return (
    <Loading label={pathwayText.loading}>
      <Stack $gap={48}>
        <Stack>
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="50%" $height="40px" />
          <Skeleton $height="480px" />
        </Stack>
        <SkeletonRows $height="480px" />
      </Stack>
    </Loading>
  );
}
