import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Dashboard } from '../features/figures';
import { pagesText } from './pages.messages';

export { prefetchFigures } from '../features/figures';

/** `/admin/analytics` */
export default function AnalyticsPage() {
  return (
    <Page>
      <PageHeading title={pagesText.analytics} />
      <Dashboard />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
