import { Loading, Skeleton, Split, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
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
        <Panel $height="420px" />
      </Split>
    </Loading>
  );
}

/** As low as the panel that comes. */
const Panel = styled(Skeleton)`
  ${media.from(1070)} {
    margin-top: calc(${token.space[48]} + ${token.space[4]});
  }
`;
