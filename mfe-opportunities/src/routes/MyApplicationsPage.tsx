import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { applicationsText, MyApplications } from '../features/applications';

export { prefetchMyApplications } from '../features/applications';

export default function MyApplicationsPage() {
  return (
    <PageFrame>
      <PageHeading title={applicationsText.title} lead={applicationsText.lead} />
      <MyApplications />
    </PageFrame>
  );
}
