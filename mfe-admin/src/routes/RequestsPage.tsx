import type { Prefetch } from '@athenaeum/shell-contract';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { prefetchRequests, Requests } from '../features/requests';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = () => [prefetchRequests()];

/** `/admin/requests`: members' requests that staff decide. */
export default function RequestsPage() {
  return (
    <PageFrame>
      <PageHeading
        title={pagesText.requests}
        actions={
          <LinkButton look="outlined" href="/admin/operations/audit">
            {pagesText.pastDecisions}
          </LinkButton>
        }
      />
      <Requests />
    </PageFrame>
  );
}
