import { Loading, Skeleton, Split, Stack } from '@athenaeum/shared-ui';
import { salonDetailText } from './salonDetail.messages';

/** The page's skeleton while its salon loads. */
export function SalonSkeleton() {
  return (
    <Loading label={salonDetailText.loading}>
      <Split>
        <Stack>
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="60%" $height="40px" />
          <Skeleton $width="80%" $height="24px" />
          <Skeleton $shape="cover" />
          <Skeleton $width="96%" />
          <Skeleton $width="90%" />
        </Stack>
        <Skeleton $height="420px" />
      </Split>
    </Loading>
  );
}
