import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ExportReferrals, Referrals } from '../features/referrals';
import { pagesText } from './pages.messages';

export { prefetchReferrals } from '../features/referrals';

/** `/admin/referrals`: all referrals. */
export default function ReferralsPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.referrals} actions={<ExportReferrals />} />
      <Referrals />
    </PageFrame>
  );
}
