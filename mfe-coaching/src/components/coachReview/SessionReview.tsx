import { CheckIcon, StatusBadge } from '@athenaeum/shared-ui';
import { ReviewButton } from './ReviewButton';
import type { ReviewedCoach } from './reviewedCoach';

/** Beside a session that is over: that she has reviewed its coach, or the way to. */
export function SessionReview({ coach }: { coach: ReviewedCoach }) {
  if (coach.my_review)
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        Reviewed
      </StatusBadge>
    );
  return coach.can_review ? (
    <ReviewButton coach={coach} name={`Leave Review of ${coach.name}`}>
      Leave Review
    </ReviewButton>
  ) : null;
}
