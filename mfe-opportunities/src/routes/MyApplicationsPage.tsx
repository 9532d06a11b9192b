import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { MyApplications } from '../features/applications';

export { prefetchMyApplications } from '../features/applications';

export default function MyApplicationsPage() {
  return (
    <PageFrame>
      <PageHeading title="My Applications" lead="Where you have applied, and how each application stands." />
      <MyApplications />
    </PageFrame>
  );
}
