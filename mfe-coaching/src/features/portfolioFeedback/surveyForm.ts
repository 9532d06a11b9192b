import { REVIEW_LIMITS, REVIEW_PROBLEMS } from '@athenaeum/content-contract';
import * as z from 'zod/mini';
import { portfolioFeedbackText } from './portfolioFeedback.messages';

const long = (limit: number) => z.maxLength(limit, `Keep it to ${limit} characters`);

/** Form values of the survey: radio values are strings until they are sent. */
export const surveyForm = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, REVIEW_PROBLEMS.rating)),
  name: z.string().check(z.trim(), z.minLength(1, REVIEW_PROBLEMS.writer), long(REVIEW_LIMITS.name)),
  feedback: z.string().check(z.trim(), long(REVIEW_LIMITS.feedback)),
  isAnonymous: z.boolean(),
});
export type SurveyForm = z.infer<typeof surveyForm>;

/** A sentence on what is missing before Submit; null when nothing is (specification 5). */
export function whatIsMissing({ rating, name }: Pick<SurveyForm, 'rating' | 'name'>): string | null {
  const needsName = !name.trim();
  if (!rating) return needsName ? portfolioFeedbackText.missingBoth : portfolioFeedbackText.missingRating;
  return needsName ? portfolioFeedbackText.missingWriter : null;
}
