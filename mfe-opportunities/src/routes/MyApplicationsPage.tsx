import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { applicationsText, MyApplications, prefetchMyApplications } from '../features/applications';
import { applicationLive } from '../live';

export const prefetch: Prefetch = () => [prefetchMyApplications()];

export default function MyApplicationsPage() {
  useLive(applicationLive);
  return (
    <PageFrame>
      <PageHeading title={applicationsText.title} lead={applicationsText.lead} />
      <MyApplications />
    </PageFrame>
  );
}
