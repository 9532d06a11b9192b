import { Container, LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Requests } from '../features/requests';
import { pagesText } from './pages.messages';

export { prefetchRequests } from '../features/requests';

/** `/admin/requests`: members' requests that staff decide. */
export default function RequestsPage() {
  return (
    <Page>
      <PageHeading
        title={pagesText.requests}
        actions={
          <LinkButton look="outlined" href="/admin/operations/audit">
            {pagesText.pastDecisions}
          </LinkButton>
        }
      />
      <Requests />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
