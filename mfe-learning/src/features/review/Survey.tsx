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
export function Survey({ thing, open, onClose }: SurveyProps) {
  const user = useUser();
  const send = useSendReview(thing, onClose);
  return (
    <Dialog open={open} onClose={onClose} title={thing.my_review ? surveyText.edit : surveyText.leave} sheet>
      <ReviewForm
        about={thing.title}
        feedbackHint={surveyText.feedbackHint}
        maxFeedback={REVIEW_LIMITS.feedback}
        schema={reviewSurvey}
        review={thing.my_review}
        draftKey={`review.${thing.id}.${user?.id ?? ''}`}
        onSend={send}
      />
    </Dialog>
  );
}
