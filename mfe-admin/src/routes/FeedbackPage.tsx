import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ExportReviews, Feedback, FeedbackLead, prefetchFeedback } from '../features/feedback';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchFeedback(search)];

export default function FeedbackPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.reviews} lead={<FeedbackLead />} actions={<ExportReviews />} />
      <Feedback />
    </PageFrame>
  );
}
