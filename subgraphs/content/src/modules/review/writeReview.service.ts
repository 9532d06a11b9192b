import {
  CONTENT_MESSAGES,
  PORTFOLIO_SERVICE,
  REVIEW_PROBLEMS,
  type CreateReviewInput,
  type UpdateReviewInput,
} from '@athenaeum/content-contract';
import { reviewSaved } from '@athenaeum/content-contract/outgoing';
import { indexedText, inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { actorOf } from '../../actor';
import type { ContentLoaders } from '../../loaders';
import { Salon } from '../salon/salon.model';
import { Review, type ReviewRow } from './review.model';
import { reviewedBy, salonNamed, type Reviewed } from './reviewed';

type Opinion = Pick<ReviewRow, 'rating' | 'feedback' | 'is_anonymous' | 'writer_name'>;
/** Enough dates of earlier sends to recognise what the content store sends back. */
const MAX_SEND_DATES = 20;

/** Writes the viewer's review. It is pending until staff have read it; the content store is told at once. */
export async function createReview(
  viewer: Viewer,
  loaders: ContentLoaders,
  input: CreateReviewInput,
): Promise<ReviewRow> {
  const user_id = actorOf(viewer, input.userId);
  const thing = await reviewedBy(viewer, loaders, input.reviewType, input.contentfulId);
  const opinion = opinionOf(input);
  const key = { user_id, entry_id: thing.entry_id };
  const written = { ...key, user_id: indexedText(user_id) };
  try {
    return await inTransaction(async (session) => {
      if (await Review.exists(written).session(session)) throw new AlreadyReviewed();
      const now = Date.now();
      const review = new Review({
        ...key,
        ...opinion,
        review_type: thing.review_type,
        event_title: thing.event_title,
        reviewer_name: viewer.name ?? null,
        reviewer_image: viewer.portrait ?? null,
        created_at: now,
        updated_at: now,
        told_at: [now],
      });
      await review.save({ session });
      const row = review.toObject() as ReviewRow;
      await tell(session, thing, row);
      return row;
    });
  } catch (error) {
    // The unique index decides between two concurrent requests.
    if (!(error instanceof AlreadyReviewed) && !isDuplicateKey(error)) throw error;
    const current = (await Review.findOne(written).lean<ReviewRow>())!;
    if (saysTheSame(current, opinion)) return current;
    throw new Refusal('CONFLICT', CONTENT_MESSAGES.reviewedAlready);
  }
}

/** Changes the text of the viewer's own review: staff read it again before it is shown. */
export async function updateReview(viewer: Viewer, input: UpdateReviewInput): Promise<ReviewRow> {
  const user_id = actorOf(viewer);
  const where = input.id ? { _id: input.id } : { entry_id: await entryOf(input) };
  const opinion = opinionOf(input);
  return inTransaction(async (session) => {
    const current = await Review.findOne({ ...where, user_id: indexedText(user_id) })
      .session(session)
      .lean<ReviewRow>();
    if (!current) throw notFound('review');
    if (current.review_type === 'BCP' && !opinion.writer_name)
      throw new Refusal('INVALID', REVIEW_PROBLEMS.writer, { name: REVIEW_PROBLEMS.writer });
    if (saysTheSame(current, opinion)) return current;
    const now = Date.now();
    const saved = (await Review.findOneAndUpdate(
      { _id: current._id, user_id },
      {
        $set: {
          ...opinion,
          // The author's name or picture may have changed.
          ...(viewer.name ? { reviewer_name: viewer.name, reviewer_image: viewer.portrait ?? null } : {}),
          state: 'pending',
          updated_at: now,
        },
        $push: { told_at: { $each: [now], $slice: -MAX_SEND_DATES } },
      },
      { session, returnDocument: 'after' },
    ).lean<ReviewRow>())!;
    await tell(session, await thingOf(saved), saved);
    return saved;
  });
}

const opinionOf = (input: CreateReviewInput | UpdateReviewInput): Opinion => ({
  rating: input.rating,
  feedback: input.feedback || null,
  is_anonymous: input.isAnonymous ?? false,
  writer_name: input.name || null,
});

const saysTheSame = (current: ReviewRow, opinion: Opinion): boolean =>
  current.rating === opinion.rating &&
  (current.feedback ?? null) === opinion.feedback &&
  current.is_anonymous === opinion.is_anonymous &&
  (current.writer_name ?? null) === opinion.writer_name;

async function entryOf({ reviewType, contentfulId }: UpdateReviewInput): Promise<string> {
  if (reviewType === 'BCP') return PORTFOLIO_SERVICE;
  if (reviewType !== 'Salons') return contentfulId!;
  return (await salonNamed(contentfulId!))?._id ?? contentfulId!;
}

/** What an existing review is about, which may be gone. */
async function thingOf({ review_type, entry_id, event_title }: ReviewRow): Promise<Reviewed> {
  const salon =
    review_type === 'Salons'
      ? await Salon.findById(entry_id).select('contentful_id').lean<{ contentful_id?: string | null }>()
      : null;
  return {
    review_type,
    entry_id,
    contentful_id: salon?.contentful_id ?? entry_id,
    event_title: event_title ?? '',
  };
}

/** Sends the latest text of a review, in order; without the name of an anonymous author. */
const tell = (session: ClientSession, thing: Reviewed, row: ReviewRow): Promise<void> =>
  enqueue(session, reviewSaved, {
    payload: {
      contentfulId: thing.contentful_id,
      userId: row.user_id!,
      reviewerName: row.is_anonymous ? null : row.reviewer_name,
      name: row.writer_name,
      eventTitle: thing.event_title,
      reviewType: thing.review_type,
      reviewDate: row.updated_at!,
      rating: row.rating,
      isAnonymous: row.is_anonymous,
      feedback: row.feedback,
    },
    subject: row._id,
    coalesce: true,
  });

class AlreadyReviewed extends Error {}
