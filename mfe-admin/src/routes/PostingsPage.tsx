import { Container, LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Postings } from '../features/postings';
import { pagesText } from './pages.messages';

export { prefetchPostings } from '../features/postings';

/** `/admin/opportunities`: the desk of board support. */
export default function PostingsPage() {
  return (
    <Page>
      <PageHeading
        title={pagesText.opportunities}
        actions={
          <>
            <LinkButton look="outlined" href="/admin/opportunities/applications">
              {pagesText.allApplications}
            </LinkButton>
            <LinkButton href="/admin/opportunities/new">{pagesText.newOpportunity}</LinkButton>
          </>
        }
      />
      <Postings />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
