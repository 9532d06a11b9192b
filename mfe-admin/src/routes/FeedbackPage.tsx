import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Feedback } from '../features/feedback';
import { pagesText } from './pages.messages';

export { prefetchFeedback } from '../features/feedback';

export default function FeedbackPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.reviews} />
      <Feedback />
    </PageFrame>
  );
}
