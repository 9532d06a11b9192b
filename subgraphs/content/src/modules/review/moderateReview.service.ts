import { REVIEW_PROBLEMS, type ModerateReviewInput } from '@athenaeum/content-contract';
import {
  inTransaction,
  listInput,
  listPage,
  notAllowed,
  notFound,
  Refusal,
  stringFilter,
  toConditions,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type * as z from 'zod';
import { isStaff } from '../../audience';
import { Review, type ReviewRow } from './review.model';

// Always newest first, so there is no order to choose.
export const feedbackInput = listInput({ state: stringFilter, review_type: stringFilter }, []).omit({
  orderBy: true,
});

/** Reviews for editors and admins. */
export async function listFeedback(viewer: Viewer, input: z.infer<typeof feedbackInput>) {
  if (!isStaff(viewer)) throw notAllowed();
  const where = toConditions(input, ['state', 'review_type']);
  const [page, waiting] = await Promise.all([
    listPage<ReviewRow>(Review, where, { created_at: -1, _id: 1 }, input),
    Review.countDocuments({ state: 'pending' }),
  ]);
  return { ...page, waiting };
}

/** Publishes or hides a review, with an audit row; without a change nothing is written. */
export async function moderateReview(
  viewer: Viewer,
  { id, state, reason, updated_at }: ModerateReviewInput,
): Promise<ReviewRow> {
  if (!isStaff(viewer)) throw notAllowed();
  return inTransaction(async (session) => {
    const before = await Review.findById(id).session(session).lean<ReviewRow>();
    if (!before) throw notFound('review');
    if ((before.updated_at ?? null) !== (updated_at ?? null))
      throw new Refusal('CONFLICT', REVIEW_PROBLEMS.changed);
    if (before.state === state) return before;
    const after = await Review.findByIdAndUpdate(
      id,
      { state },
      { session, returnDocument: 'after' },
    ).lean<ReviewRow>();
    await recordWrite(session, viewer, {
      operation: 'moderateReview',
      target_id: id,
      before: { state: before.state },
      after: { state },
      reason: reason || 'Published',
    });
    return after!;
  });
}
