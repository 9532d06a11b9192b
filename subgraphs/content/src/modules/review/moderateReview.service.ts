import {
  REVIEW_PROBLEMS,
  type ModerateReviewInput,
  type ModerateReviewsInput,
} from '@athenaeum/content-contract';
import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { isStaff } from '../../audience';
import { changeEach } from '../../staff/changeEach';
import { Review, type ReviewRow } from './review.model';

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

interface Moderated {
  changed: string[];
  unchanged: { id: string; code: string; message: string }[];
}

/** Publishes or hides reviews, each like a single one; answers those that stayed as they were, and why. */
export async function moderateReviews(
  viewer: Viewer,
  { reviews, state, reason }: ModerateReviewsInput,
): Promise<Moderated> {
  if (!isStaff(viewer)) throw notAllowed();
  const { changed, refused } = await changeEach(reviews, (review) =>
    moderateReview(viewer, { ...review, state, reason }),
  );
  return {
    changed,
    unchanged: refused.map(({ entry, refusal: { code, message } }) => ({ id: entry.id, code, message })),
  };
}
