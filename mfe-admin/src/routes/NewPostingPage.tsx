import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { NewPosting } from '../features/posting';
import { pagesText } from './pages.messages';

/** `/admin/opportunities/new`: creates a posting by staff. */
export default function NewPostingPage() {
  return (
    <PageFrame $narrow>
      <PageHeading
        back={{ href: '/admin/opportunities', label: pagesText.opportunities }}
        title={pagesText.newOpportunity}
      />
      <NewPosting />
    </PageFrame>
  );
}
