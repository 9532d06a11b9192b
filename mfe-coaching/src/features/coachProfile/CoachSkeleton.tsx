import { Card, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { coachProfileText } from './coachProfile.messages';

/** The shape of a coach's page while it loads. */
export const CoachSkeleton = () => (
  <Loading label={coachProfileText.loading}>
    <Skeleton $width="120px" $height="20px" />
    <Layout>
      <Head>
        <Arch $width="160px" $height="180px" />
        <Stack>
          <Skeleton $width="56%" $height="40px" />
          <Skeleton $width="40%" />
          <Skeleton $width="88%" $height="24px" />
          <Skeleton $width="64%" $height="28px" />
        </Stack>
      </Head>
      <Card $padded>
        <Stack>
          <Skeleton $width="40%" $height="32px" />
          <Skeleton $height="52px" />
          <Skeleton $width="88%" />
        </Stack>
      </Card>
    </Layout>
  </Loading>
);

const Arch = styled(Skeleton)`
  border-radius: ${token.radius.arch};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[32]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;
  min-height: 640px;
  margin-top: ${token.space[16]};

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${token.space[48]};
  }
`;
