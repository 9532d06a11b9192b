import { Container, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { intakeText } from './intake.messages';

/** Placeholder for a heading and some questions. */
export const IntakeSkeleton = () => (
  <Page $narrow>
    <Loading label={intakeText.loading}>
      <Stack $gap={32}>
        <Skeleton $height="48px" />
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
      </Stack>
    </Loading>
  </Page>
);

const Page = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};
`;
