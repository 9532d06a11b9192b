import { CONTENT_MESSAGES, type ReviewSurvey } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { isApiError, messageOf, useDialogAnswer, useUser } from '@athenaeum/shell-contract';
import type { SendResult } from '@athenaeum/shared-ui/forms';
import type { ReviewedItem } from './ReviewButton';
import { useContentCreateReviewMutation, useContentUpdateReviewMutation } from './review.api';
import { surveyText } from './survey.messages';

/** Sends a first review or a changed one, and confirms it; resolves with errors for the form. */
export function useSendReview(
  { type: reviewType, id: contentfulId, my_review }: ReviewedItem,
  onSaved: () => void,
) {
  const user = useUser();
  const conclude = useDialogAnswer(onSaved);
  const [create] = useContentCreateReviewMutation();
  const [update] = useContentUpdateReviewMutation();

  return async (survey: ReviewSurvey): Promise<SendResult> => {
    if (!user) return { message: surveyText.signIn };
    const review = { ...survey, privateFeedback: false };
    const { error } = my_review
      ? await update({ input: { id: my_review.id, ...review } })
      : await create({ input: { userId: user.id, contentfulId, reviewType, ...review } });
    conclude(error, { done: translateSentence(CONTENT_MESSAGES.reviewReceived), failed: surveyText.notSent });
    if (!error) return;
    return { message: messageOf(error), fields: isApiError(error) ? error.fields : null };
  };
}
