import * as z from 'zod/mini';
import { id } from './id';

/** Best first, as the survey lists them. */
export const RATINGS = [
  { value: 5, label: 'Excellent' },
  { value: 4, label: 'Good' },
  { value: 3, label: 'Average' },
  { value: 2, label: 'Poor' },
  { value: 1, label: 'Very Poor' },
] as const;

export const REVIEW_TYPES = ['Coaching', 'Salons', 'Pathways', 'BCP'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

/** What is shown publicly: feedback, not private, rated at least so. Who has watched this much of a recording may review it. */
export const REVIEW_RULES = {
  publicFrom: 4,
  portfolioShown: 4,
  caption: 'Selected reviews',
  watchedFrom: 0.25,
} as const;

export const REVIEW_LIMITS = { feedback: 5000, name: 120 } as const;

/** How an anonymous or nameless reviewer is shown. */
export const anonymousReviewer = 'Member Review';

/** There is one portfolio service: what its reviews are about. */
export const PORTFOLIO_SERVICE = 'bcp';

/** Pending until staff have looked at it. */
export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_PROBLEMS = {
  rating: 'Choose a rating from 1 to 5',
  writer: 'Please enter the name of your writer',
  entry: 'Say what the review is about',
} as const;

const text = (limit: number) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(limit, `Keep it to ${limit} characters`)));

const opinion = {
  rating: z
    .int(REVIEW_PROBLEMS.rating)
    .check(z.gte(1, REVIEW_PROBLEMS.rating), z.lte(5, REVIEW_PROBLEMS.rating)),
  feedback: text(REVIEW_LIMITS.feedback),
  isAnonymous: z.nullish(z.boolean()),
  privateFeedback: z.nullish(z.literal(false, 'A review sent here is not private')),
  /** Of the portfolio writer. */
  name: text(REVIEW_LIMITS.name),
};
const reviewType = z.enum(REVIEW_TYPES, 'Not a kind of review');

interface About {
  reviewType?: string | null;
  contentfulId?: string | null;
  name?: string | null;
}
const namesEntry = ({ reviewType: type, contentfulId }: About) => type === 'BCP' || Boolean(contentfulId);
const namesWriter = ({ reviewType: type, name }: About) => type !== 'BCP' || Boolean(name);

/** The survey (specification 3 and 5): the same object checks the form and the mutation. */
export const createReviewInput = z
  .strictObject({ userId: id, contentfulId: z.nullish(id), reviewType, ...opinion })
  .check(
    z.refine(namesEntry, { error: REVIEW_PROBLEMS.entry, path: ['contentfulId'] }),
    z.refine(namesWriter, { error: REVIEW_PROBLEMS.writer, path: ['name'] }),
  );
export type CreateReviewInput = z.infer<typeof createReviewInput>;

/** Her own review again, by its id or by what it is about. */
export const updateReviewInput = z
  .strictObject({
    id: z.nullish(id),
    contentfulId: z.nullish(id),
    reviewType: z.nullish(reviewType),
    ...opinion,
  })
  .check(
    z.refine((input) => Boolean(input.id) !== Boolean(input.reviewType && namesEntry(input)), {
      error: REVIEW_PROBLEMS.entry,
      path: ['id'],
    }),
    z.refine(namesWriter, { error: REVIEW_PROBLEMS.writer, path: ['name'] }),
  );
export type UpdateReviewInput = z.infer<typeof updateReviewInput>;
