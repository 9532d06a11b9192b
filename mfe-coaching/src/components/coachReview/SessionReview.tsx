import { CheckIcon, StatusBadge } from '@athenaeum/shared-ui';
import { coachReviewText } from './coachReview.messages';
import { ReviewButton } from './ReviewButton';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';

/** Beside a past session: that its coach was reviewed, or a button to do so. */
export function SessionReview({ coach }: { coach: ReviewedCoachFragment }) {
  if (coach.my_review)
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {coachReviewText.reviewed}
      </StatusBadge>
    );
  return coach.can_review ? (
    <ReviewButton coach={coach} name={coachReviewText.leaveFor({ coach: coach.name })}>
      {coachReviewText.leave}
    </ReviewButton>
  ) : null;
}
