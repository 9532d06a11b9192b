import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { applicationsText, MyApplications, prefetchMyApplications } from '../features/applications';

export const prefetch: Prefetch = () => [prefetchMyApplications()];

export default function MyApplicationsPage() {
  return (
    <PageFrame>
      <PageHeading title={applicationsText.title} lead={applicationsText.lead} />
      <MyApplications />
    </PageFrame>
  );
}
