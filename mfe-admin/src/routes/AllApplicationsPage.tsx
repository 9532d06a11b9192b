import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { AllApplications } from '../features/allApplications';
import { pagesText } from './pages.messages';

export { prefetchAllApplications } from '../features/allApplications';

/** `/admin/opportunities/applications`: applications to all postings. */
export default function AllApplicationsPage() {
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
