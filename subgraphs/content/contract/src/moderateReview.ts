import * as z from 'zod/mini';
import { id } from './id';
import { reviewSurvey } from './review';
import { MODERATED_STATES, REVIEW_LIMITS, REVIEW_PROBLEMS } from './reviewRules';
import { together } from './together';

/** What the staff's list of reviews is searched for and narrowed by. */
export const reviewSearch = z.object({
  words: z.nullish(z.string().check(z.trim(), z.maxLength(REVIEW_LIMITS.words))),
  rating: z.nullish(reviewSurvey.shape.rating),
  /** With fewer stars than these. */
  rating_under: z.nullish(reviewSurvey.shape.rating),
  /** The title of the event, as the reviews have it. */
  event: z.nullish(z.string().check(z.maxLength(300))),
});

const version = {
  id,
  /** `updated_at` of the review as it was read; null where it was never changed. */
  updated_at: z.nullish(z.number()),
};

const decision = {
  state: z.enum(MODERATED_STATES, 'Publish it or hide it'),
  reason: z.nullish(
    z
      .string()
      .check(z.trim(), z.maxLength(REVIEW_LIMITS.reason, `Keep it to ${REVIEW_LIMITS.reason} characters`)),
  ),
};

interface Decision {
  state: (typeof MODERATED_STATES)[number];
  reason?: string | null | undefined;
}

const hiddenForAReason = z.refine<Decision>(({ state, reason }) => state !== 'hidden' || Boolean(reason), {
  error: REVIEW_PROBLEMS.reason,
  path: ['reason'],
});

/** A decision of staff about a review; hiding one requires a reason (decisions.md, Salons). */
export const moderateReviewInput = z.strictObject({ ...version, ...decision }).check(hiddenForAReason);
export type ModerateReviewInput = z.infer<typeof moderateReviewInput>;

/** One decision about several reviews, with one reason for all. */
export const moderateReviewsInput = z
  .strictObject({ reviews: together(z.strictObject(version)), ...decision })
  .check(hiddenForAReason);
export type ModerateReviewsInput = z.infer<typeof moderateReviewsInput>;
