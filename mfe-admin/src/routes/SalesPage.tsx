import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Sales } from '../features/sales';
import { pagesText } from './pages.messages';

/** `/admin/purchases`: all orders and payments. */
export default function SalesPage() {
  return (
    <Page>
      <PageHeading title={pagesText.purchases} />
      <Sales />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
