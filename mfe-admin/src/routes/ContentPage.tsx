import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ContentKinds } from '../features/contentKinds';
import { pagesText } from './pages.messages';

/** `/admin/content`: the kinds of content. */
export default function ContentPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.content} />
      <ContentKinds />
    </PageFrame>
  );
}
