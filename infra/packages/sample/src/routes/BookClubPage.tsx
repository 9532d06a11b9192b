import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Evenings, eveningsText } from '../features/evenings';

export function BookClubPage() {
  return (
    <PageFrame>
      <PageHeading title={eveningsText.title} lead={eveningsText.lead} />
      <Evenings />
    </PageFrame>
  );
}
