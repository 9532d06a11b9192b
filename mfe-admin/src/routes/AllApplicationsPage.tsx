import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { AllApplications, prefetchAllApplications } from '../features/allApplications';
import { applicationsLive } from '../live';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchAllApplications(search)];

/** `/admin/opportunities/applications`: applications to all postings. */
export default function AllApplicationsPage() {
  useLive(applicationsLive);
  return (
    <PageFrame>
      <PageHeading
        back={{ href: '/admin/opportunities', label: pagesText.opportunities }}
        title={pagesText.applications}
      />
      <AllApplications />
    </PageFrame>
  );
}
