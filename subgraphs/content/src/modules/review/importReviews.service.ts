import { createHash } from 'node:crypto';
import { PORTFOLIO_SERVICE, REVIEW_LIMITS, REVIEW_TYPES, type ReviewType } from '@athenaeum/content-contract';
import { indexedText, isDuplicateKey, notFound } from '@athenaeum/kit';
import * as z from 'zod';
import { Review, type ReviewRow } from './review.model';
import { aboutPathway, aboutSalon, pathwayNamed, salonNamed } from './reviewed';

const text = (limit: number) => z.string().trim().max(limit).nullish();

const importedReview = z.strictObject({
  email: z.string().max(254).nullish(),
  userId: z.string().min(1).max(64).nullish(),
  name: text(REVIEW_LIMITS.name),
  reviewerName: text(REVIEW_LIMITS.name),
  eventTitle: text(300),
  reviewType: z.enum(REVIEW_TYPES),
  reviewDate: z.iso.datetime({ offset: true }),
  rating: z.number().int().min(1).max(5),
  privateFeedback: z.boolean().nullish(),
  isAnonymous: z.boolean().nullish(),
  feedback: text(REVIEW_LIMITS.feedback),
});
type ImportedReview = z.infer<typeof importedReview>;

export const importReviewsInput = z
  .strictObject({
    contentfulId: z.string().min(1).max(64),
    reviews: z.array(importedReview).min(1).max(200),
  })
  .refine(({ reviews }) => new Set(reviews.map(({ reviewType }) => reviewType)).size === 1, {
    error: 'Reviews of one entry are of one kind.',
    path: ['reviews'],
  });

/**
 * Imports the content store's reviews of one entry; answers how many were new or changed. A new review has been read by its
 * editors. A known one keeps the decision of our staff, and its text unless the import is newer.
 */
export async function importReviews({
  contentfulId,
  reviews,
}: z.infer<typeof importReviewsInput>): Promise<number> {
  const about = await entryNamed(reviews[0]!.reviewType, contentfulId);
  let changes = 0;
  for (const review of reviews) if (await take(about, review)) changes += 1;
  return changes;
}

interface Entry {
  entry_id: string;
  /** Null where another domain owns the entry. */
  event_title: string | null;
}

async function entryNamed(type: ReviewType, name: string): Promise<Entry> {
  if (type === 'Salons') {
    const salon = await salonNamed(name);
    if (!salon) throw notFound('event');
    return aboutSalon(salon);
  }
  if (type === 'Pathways') return aboutPathway(await pathwayNamed(name));
  return { entry_id: type === 'BCP' ? PORTFOLIO_SERVICE : name, event_title: null };
}

async function take({ entry_id, event_title }: Entry, review: ImportedReview): Promise<boolean> {
  const at = Date.parse(review.reviewDate);
  // A review that we have sent to the content store.
  if (await Review.exists({ entry_id, told_at: at })) return false;
  const words = {
    rating: review.rating,
    feedback: review.feedback || null,
    is_anonymous: review.isAnonymous ?? false,
    is_private: review.privateFeedback ?? false,
    writer_name: review.name || null,
    updated_at: at,
  };
  const [name, author] = review.userId
    ? (['user_id', review.userId] as const)
    : (['import_key', importKey(review)] as const);
  const known = { entry_id, [name]: indexedText(author) };
  if (await Review.exists(known)) return (await Review.updateOne(newer(known, at), words)).modifiedCount > 0;
  const row: Partial<ReviewRow> = {
    entry_id,
    [name]: author,
    ...words,
    review_type: review.reviewType,
    reviewer_name: review.reviewerName || null,
    event_title: event_title ?? (review.eventTitle || null),
    state: 'published',
    created_at: at,
  };
  try {
    await Review.create(row);
    return true;
  } catch (error) {
    // The same webhook, delivered twice at the same time.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

const newer = (known: object, at: number) => ({
  ...known,
  $or: [{ updated_at: { $lt: at } }, { updated_at: null, created_at: { $lt: at } }],
});

/** Without an account, a review is identified by its time and author. */
const importKey = ({ reviewDate, reviewerName, isAnonymous }: ImportedReview): string =>
  createHash('sha256')
    .update(JSON.stringify([Date.parse(reviewDate), isAnonymous ? null : (reviewerName ?? null)]))
    .digest('hex');
