import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Dashboard } from '../features/figures';
import { pagesText } from './pages.messages';

export { prefetchFigures } from '../features/figures';

/** `/admin/analytics` */
export default function AnalyticsPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.analytics} />
      <Dashboard />
    </PageFrame>
  );
}
