import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { ClockIcon, LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { prefetchRequests, Requests, RequestsLead } from '../features/requests';
import { requestsLive } from '../live';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = () => [prefetchRequests()];

/** `/admin/requests`: members' requests that staff decide. */
export default function RequestsPage() {
  useLive(requestsLive);
  return (
    <PageFrame>
      <PageHeading
        title={pagesText.requests}
        lead={<RequestsLead />}
        actions={
          <LinkButton look="outlined" icon={<ClockIcon size={18} />} href="/admin/operations/audit">
            {pagesText.pastDecisions}
          </LinkButton>
        }
      />
      <Requests />
    </PageFrame>
  );
}
