import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import type { Prefetch } from '@athenaeum/shell-contract';
import { Evenings, eveningsText, prefetchEvenings } from '../features/evenings';

export const prefetch: Prefetch = () => [prefetchEvenings()];

export default function BookClubPage() {
  return (
    <PageFrame>
      <PageHeading title={eveningsText.title} lead={eveningsText.lead} />
      <Evenings />
    </PageFrame>
  );
}
