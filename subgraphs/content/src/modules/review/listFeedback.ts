import { REVIEW_STATES, reviewSearch, type ReviewState } from '@athenaeum/content-contract';
import { escapeRegExp } from '@athenaeum/common/escaping';
import {
  listInput,
  listPage,
  notAllowed,
  stringFilter,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { isStaff } from '../../audience';
import { Review, type ReviewRow } from './review.model';

export const feedbackInput = listInput({ state: stringFilter, review_type: stringFilter }, [
  'created_at',
  'rating',
]).extend(reviewSearch.shape);
type FeedbackInput = z.infer<typeof feedbackInput>;

interface FeedbackPage extends Page<ReviewRow> {
  waiting: number;
  totals: Record<ReviewState, number>;
  events: string[];
}

/** Reviews for editors and admins, and how many there are in each state: one command to the database. */
export async function listFeedback(viewer: Viewer, input: FeedbackInput): Promise<FeedbackPage> {
  if (!isStaff(viewer)) throw notAllowed();
  const { words, rating, rating_under, event } = input;
  const where = {
    ...toConditions(input, ['state', 'review_type']),
    ...(rating && { rating }),
    ...(rating_under && { rating: { $lt: rating_under, ...(rating && { $eq: rating }) } }),
    ...(event && { event_title: event, $and: [{ review_type: 'Salons' }] }),
    ...(words && { $or: withWords(words) }),
  };
  const [page, totals, events] = await Promise.all([
    listPage<ReviewRow>(Review, where, orderOf(input), input),
    countStates(),
    reviewedEvents(),
  ]);
  return { ...page, waiting: totals.pending, totals, events };
}

/** Who is anonymous is not found by name. */
function withWords(words: string) {
  const literal = new RegExp(escapeRegExp(words), 'i');
  return [{ feedback: literal }, { event_title: literal }, { reviewer_name: literal, is_anonymous: false }];
}

/** Newest first, also among equally rated ones. */
const orderOf = ({ orderBy }: FeedbackInput): Record<string, 1 | -1> =>
  orderBy?.rating
    ? { rating: orderBy.rating === 'asc' ? 1 : -1, created_at: -1, _id: 1 }
    : toSort(orderBy, { created_at: -1 });

/** Reviews keep the title that an event had when it was reviewed. */
async function reviewedEvents(): Promise<string[]> {
  const titles = await Review.distinct('event_title', { review_type: 'Salons' });
  return titles.filter((title) => title !== null).sort((one, other) => one.localeCompare(other));
}

async function countStates(): Promise<Record<ReviewState, number>> {
  const counts = await Promise.all(
    REVIEW_STATES.map(async (state) => [state, await Review.countDocuments({ state })] as const),
  );
  return Object.fromEntries(counts) as Record<ReviewState, number>;
}
