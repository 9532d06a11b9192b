import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { ReviewForm } from '@athenaeum/shared-ui/forms';
import { coachSurveyText } from './coachSurvey.messages';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';
import { useSendReview } from './useSendReview';

/** A first or a changed review of a coach. In a dialog that is closed while it is sent, a notification tells how that ended. */
export function SurveyForm({ coach, onSaved }: { coach: ReviewedCoachFragment; onSaved: () => void }) {
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
