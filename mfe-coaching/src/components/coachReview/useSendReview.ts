import type { ReviewSurvey } from '@athenaeum/content-contract';
import { isApiError, messageOf, useUser } from '@athenaeum/shell-contract';
import type { SendResult } from '@athenaeum/shared-ui/forms';
import {
  useCoachingCreateCoachReviewMutation,
  useCoachingUpdateCoachReviewMutation,
} from './coachReview.api';
import type { ReviewedCoach } from './reviewedCoach';

/** Sends a first review or a changed one; answers what was wrong with it, for the form to show. */
export function useSendReview({ id: contentfulId, my_review }: ReviewedCoach) {
  const user = useUser();
  const [create] = useCoachingCreateCoachReviewMutation();
  const [update] = useCoachingUpdateCoachReviewMutation();

  return async (survey: ReviewSurvey): Promise<SendResult> => {
    if (!user) return { message: 'Please sign in again.' };
    const review = { ...survey, privateFeedback: false };
    const { error } = my_review
      ? await update({ input: { id: my_review.id, ...review } })
      : await create({ input: { userId: user.id, contentfulId, reviewType: 'Coaching', ...review } });
    if (!error) return;
    return { message: messageOf(error), fields: isApiError(error) ? error.fields : null };
  };
}
