import { CheckIcon, ClockIcon, EyeOffIcon, StatusBadge } from '@athenaeum/shared-ui';
import type { StaffReview } from './feedback.api';
import { feedbackText } from './feedback.messages';

export function ReviewState({ state }: Pick<StaffReview, 'state'>) {
  if (state === 'published')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {feedbackText.published}
      </StatusBadge>
    );
  if (state === 'hidden')
    return (
      <StatusBadge tone="vermilion" icon={<EyeOffIcon />}>
        {feedbackText.hidden}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="amber" icon={<ClockIcon />}>
      {feedbackText.waiting}
    </StatusBadge>
  );
}
