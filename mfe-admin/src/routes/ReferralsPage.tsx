import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ExportReferrals, prefetchReferrals, Referrals } from '../features/referrals';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchReferrals(search)];

/** `/admin/referrals`: all referrals. */
export default function ReferralsPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.referrals} actions={<ExportReferrals />} />
      <Referrals />
    </PageFrame>
  );
}
