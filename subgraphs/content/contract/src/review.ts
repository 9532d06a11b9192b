import * as z from 'zod/mini';
import { id } from './id';
import { REVIEW_LIMITS, REVIEW_PROBLEMS, REVIEW_TYPES } from './reviewRules';

const text = (limit: number) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(limit, `Keep it to ${limit} characters`)));

const survey = {
  rating: z
    .int(REVIEW_PROBLEMS.rating)
    .check(z.gte(1, REVIEW_PROBLEMS.rating), z.lte(5, REVIEW_PROBLEMS.rating)),
  feedback: text(REVIEW_LIMITS.feedback),
  isAnonymous: z.nullish(z.boolean()),
};

/** The answers of the survey; what the review is about is added when it is sent. */
export const reviewSurvey = z.object(survey);
export type ReviewSurvey = z.infer<typeof reviewSurvey>;

const opinion = {
  ...survey,
  privateFeedback: z.nullish(z.literal(false, 'A review sent here is not private')),
  /** Name of the portfolio writer. */
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

/** The survey (specification 3 and 5): the same schema checks the form and the mutation. */
export const createReviewInput = z
  .strictObject({ userId: id, contentfulId: z.nullish(id), reviewType, ...opinion })
  .check(
    z.refine(namesEntry, { error: REVIEW_PROBLEMS.entry, path: ['contentfulId'] }),
    z.refine(namesWriter, { error: REVIEW_PROBLEMS.writer, path: ['name'] }),
  );
export type CreateReviewInput = z.infer<typeof createReviewInput>;

/** The caller's own review, by its id or by what it is about. */
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
