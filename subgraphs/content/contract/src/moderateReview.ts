import * as z from 'zod/mini';
import { id } from './id';
import { MODERATED_STATES, REVIEW_LIMITS, REVIEW_PROBLEMS } from './reviewRules';

/** A decision of staff about a review; hiding one requires a reason (decisions.md, Salons). */
export const moderateReviewInput = z
  .strictObject({
    id,
    state: z.enum(MODERATED_STATES, 'Publish it or hide it'),
    reason: z.nullish(
      z
        .string()
        .check(z.trim(), z.maxLength(REVIEW_LIMITS.reason, `Keep it to ${REVIEW_LIMITS.reason} characters`)),
    ),
    /** `updated_at` of the review as it was read; null where it was never changed. */
    updated_at: z.nullish(z.number()),
  })
  .check(
    z.refine(({ state, reason }) => state !== 'hidden' || Boolean(reason), {
      error: REVIEW_PROBLEMS.reason,
      path: ['reason'],
    }),
  );
export type ModerateReviewInput = z.infer<typeof moderateReviewInput>;
