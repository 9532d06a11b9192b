import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Dashboard, PeriodLead, PeriodPicker, prefetchFigures } from '../features/figures';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchFigures(search)];

/** `/admin/analytics` */
export default function AnalyticsPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.analytics} lead={<PeriodLead />} actions={<PeriodPicker />} />
      <Dashboard />
    </PageFrame>
  );
}
