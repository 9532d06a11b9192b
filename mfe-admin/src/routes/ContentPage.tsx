import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ContentKinds } from '../features/contentKinds';
import { pagesText } from './pages.messages';

/** `/admin/content`: everything the staff look after. */
export default function ContentPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.content} />
      <ContentKinds />
    </PageFrame>
  );
}
