import { Container, LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Salons } from '../features/salons';
import { pagesText } from './pages.messages';

export { prefetchSalons } from '../features/salons';

/** `/admin/content/salons`: upcoming, past and draft salons. */
export default function SalonsPage() {
  return (
    <Page>
      <PageHeading
        back={{ href: '/admin/content', label: pagesText.content }}
        title={pagesText.salons}
        actions={<LinkButton href="/admin/content/salons/new">{pagesText.newSalon}</LinkButton>}
      />
      <Salons />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
