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
export const Survey = ({ coach, open, onClose }: SurveyProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={coach.my_review ? coachSurveyText.edit : coachSurveyText.leave}
    sheet
  >
    <SurveyForm coach={coach} onSaved={onClose} />
  </Dialog>
);

/** Inside of the dialog: who has closed it while the review is sent is told how that ended. */
function SurveyForm({ coach, onSaved }: { coach: ReviewedCoachFragment; onSaved: () => void }) {
  const user = useUser();
  return (
    <ReviewForm
      about={coachSurveyText.sessionsWith({ coach: coach.name })}
      feedbackHint={coachSurveyText.feedbackHint}
      maxFeedback={REVIEW_LIMITS.feedback}
      schema={reviewSurvey}
      review={coach.my_review}
      draftKey={`review.${coach.id}.${user?.id ?? ''}`}
      onSend={useSendReview(coach, onSaved)}
    />
  );
}
