import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ExportReferrals, Referrals } from '../features/referrals';
import { pagesText } from './pages.messages';

export { prefetchReferrals } from '../features/referrals';

/** `/admin/referrals`: all referrals. */
export default function ReferralsPage() {
  return (
    <Page>
      <PageHeading title={pagesText.referrals} actions={<ExportReferrals />} />
      <Referrals />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
