import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
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
