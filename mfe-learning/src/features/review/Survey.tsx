import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { Dialog } from '@athenaeum/shared-ui';
import { ReviewForm } from '@athenaeum/shared-ui/forms';
import type { ReviewedItem } from './ReviewButton';
import { surveyText } from './survey.messages';
import { useSendReview } from './useSendReview';

export interface SurveyProps {
  reviewed: ReviewedItem;
  open: boolean;
  onClose: () => void;
}

/** The survey dialog for a first or a changed review of a salon. */
export const Survey = ({ reviewed, open, onClose }: SurveyProps) => (
  <Dialog open={open} onClose={onClose} title={reviewed.my_review ? surveyText.edit : surveyText.leave} sheet>
    <SurveyForm thing={reviewed} onSaved={onClose} />
  </Dialog>
);

/** A component of its own: its hook lives as long as the open dialog, and notifies a member who closes it while sending. */
function SurveyForm({ thing, onSaved }: { thing: ReviewedItem; onSaved: () => void }) {
  const user = useUser();
  return (
    <ReviewForm
      about={thing.title}
      feedbackHint={surveyText.feedbackHint}
      maxFeedback={REVIEW_LIMITS.feedback}
      schema={reviewSurvey}
      review={thing.my_review}
      draftKey={`review.${thing.id}.${user?.id ?? ''}`}
      onSend={useSendReview(thing, onSaved)}
    />
  );
}
