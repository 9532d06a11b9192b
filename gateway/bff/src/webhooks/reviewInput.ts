import { REVIEW_TYPES } from '@athenaeum/content-contract';
import * as z from 'zod';

const text = (longest: number) => z.string().max(longest).nullish();

/** A review as the survey and the content store send it; its text is validated where it is saved. */
const review = z.strictObject({
  email: text(254),
  userId: text(64),
  /** Of the portfolio writer. */
  name: text(500),
  reviewerName: text(500),
  eventTitle: text(500),
  reviewType: z.enum(REVIEW_TYPES, 'Not a kind of review'),
  reviewDate: text(40),
  rating: z.number(),
  privateFeedback: z.boolean().nullish(),
  isAnonymous: z.boolean().nullish(),
  feedback: text(20_000),
});
export type SentReview = z.infer<typeof review>;

const contentfulId = z.string().trim().min(1).max(64);

/** `PUT /webhooks/contentful/review` */
export const reviewInput = z.strictObject({ contentfulId, reviews: z.array(review).min(1).max(200) });

/** A member's own review: exactly one. */
export const ownReviewInput = z.strictObject({ contentfulId, reviews: z.array(review).length(1) });
