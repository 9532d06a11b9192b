import { CONTENT_MESSAGES, type ReviewSurvey } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { isApiError, messageOf, useDialogAnswer, useUser } from '@athenaeum/shell-contract';
import type { SendResult } from '@athenaeum/shared-ui/forms';
import {
  useCoachingCreateCoachReviewMutation,
  useCoachingUpdateCoachReviewMutation,
} from './coachReview.api';
import { coachSurveyText } from './coachSurvey.messages';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';

/** Sends a first review or a changed one, and confirms it; resolves with errors for the form. */
export function useSendReview({ id: contentfulId, my_review }: ReviewedCoachFragment, onSaved: () => void) {
  const user = useUser();
  const conclude = useDialogAnswer(onSaved);
  const [create] = useCoachingCreateCoachReviewMutation();
  const [update] = useCoachingUpdateCoachReviewMutation();

  return async (survey: ReviewSurvey): Promise<SendResult> => {
    if (!user) return { message: coachSurveyText.signIn };
    const review = { ...survey, privateFeedback: false };
    const { error } = my_review
      ? await update({ input: { id: my_review.id, ...review } })
      : await create({ input: { userId: user.id, contentfulId, reviewType: 'Coaching', ...review } });
    conclude(error, {
      done: translateSentence(CONTENT_MESSAGES.reviewReceived),
      failed: coachSurveyText.failed,
    });
    if (!error) return;
    return { message: messageOf(error), fields: isApiError(error) ? error.fields : null };
  };
}
