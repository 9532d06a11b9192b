import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { Dialog } from '@athenaeum/shared-ui';
import { ReviewForm } from '@athenaeum/shared-ui/forms';
import { coachSurveyText } from './coachSurvey.messages';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';
import { useSendReview } from './useSendReview';

export interface SurveyProps {
  coach: ReviewedCoachFragment;
  open: boolean;
  onClose: () => void;
}

/** The survey dialog for a first or a changed review of a coach. */
export function Survey({ coach, open, onClose }: SurveyProps) {
  const user = useUser();
  const send = useSendReview(coach, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={coach.my_review ? coachSurveyText.edit : coachSurveyText.leave}
      sheet
    >
      <ReviewForm
        about={coachSurveyText.sessionsWith({ coach: coach.name })}
        feedbackHint={coachSurveyText.feedbackHint}
        maxFeedback={REVIEW_LIMITS.feedback}
        schema={reviewSurvey}
        review={coach.my_review}
        draftKey={`review.${coach.id}.${user?.id ?? ''}`}
        onSend={send}
      />
    </Dialog>
  );
}
