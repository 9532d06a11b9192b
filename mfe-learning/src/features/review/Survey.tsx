import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { Dialog } from '@athenaeum/shared-ui';
import { ReviewForm } from '@athenaeum/shared-ui/forms';
import type { Reviewed } from './ReviewButton';
import { surveyText } from './survey.messages';
import { useSendReview } from './useSendReview';

export interface SurveyProps {
  thing: Reviewed;
  open: boolean;
  onClose: () => void;
}

/** The survey dialog for a first or a changed review of a salon. */
export const Survey = ({ thing, open, onClose }: SurveyProps) => (
  <Dialog open={open} onClose={onClose} title={thing.my_review ? surveyText.edit : surveyText.leave} sheet>
    <SurveyForm thing={thing} onSaved={onClose} />
  </Dialog>
);

/** Inside of the dialog: who has closed it while the review is sent is told how that ended. */
function SurveyForm({ thing, onSaved }: { thing: Reviewed; onSaved: () => void }) {
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
