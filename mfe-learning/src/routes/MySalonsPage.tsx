import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { MySalons } from '../features/mySalons';

export { prefetchMySalons } from '../features/mySalons';

export default function MySalonsPage() {
  return (
    <Page>
      <PageHeading title="My Content" lead="What you are coming to, and what you came to." />
      <MySalons />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
