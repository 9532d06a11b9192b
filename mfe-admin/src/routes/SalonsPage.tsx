import type { Prefetch } from '@athenaeum/shell-contract';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { prefetchSalons, Salons } from '../features/salons';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchSalons(search)];

/** `/admin/content/salons`: upcoming, past and draft salons. */
export default function SalonsPage() {
  return (
    <PageFrame>
      <PageHeading
        back={{ href: '/admin/content', label: pagesText.content }}
        title={pagesText.salons}
        actions={<LinkButton href="/admin/content/salons/new">{pagesText.newSalon}</LinkButton>}
      />
      <Salons />
    </PageFrame>
  );
}
