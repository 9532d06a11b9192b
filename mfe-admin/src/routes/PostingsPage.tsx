import type { Prefetch } from '@athenaeum/shell-contract';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Postings, prefetchPostings } from '../features/postings';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchPostings(search)];

/** `/admin/opportunities`: the desk of board support. */
export default function PostingsPage() {
  return (
    <PageFrame>
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
    </PageFrame>
  );
}
