import { REVIEW_RULES } from '@athenaeum/content-contract';
import {
  listInput,
  listPage,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import type { ContentLoaders } from '../../loaders';
import { listed } from '../salon/salon.policy';
import { unlistedBy } from '../salon/unlisted';
import { Salon } from '../salon/salon.model';
import { Review, type ReviewRow } from './review.model';

/** The specification's rule: feedback, not private, well rated; and published by staff. */
export const SELECTED = {
  state: 'published',
  is_private: false,
  rating: { $gte: REVIEW_RULES.publicFrom },
  feedback: { $regex: /\S/u },
} as const;

const key = z.string().max(64).nullish();
export const reviewsInput = listInput({ review_type: stringFilter }, ['created_at', 'rating']).extend({
  salon_id: key,
  coach_id: key,
  pathway_id: key,
  speaker_id: key,
});
export type ReviewsInput = z.infer<typeof reviewsInput>;

/** Selected reviews, of one entry or of all that are listed. */
export async function listReviews(
  _viewer: Viewer,
  loaders: ContentLoaders,
  input: ReviewsInput,
): Promise<Page<ReviewRow>> {
  const conditions: Record<string, unknown>[] = [SELECTED, toConditions(input, ['review_type'])];
  const { salon_id, coach_id, pathway_id, speaker_id } = input;
  if (salon_id) {
    if (!(await loaders.visibleSalon(salon_id))) throw notFound('event');
    conditions.push({ entry_id: salon_id, review_type: 'Salons' });
  } else {
    // A review names its event, so those of private and hidden events are only shown on the event itself.
    conditions.push({ entry_id: { $nin: await unlistedSalons() } });
  }
  if (coach_id) conditions.push({ entry_id: coach_id, review_type: 'Coaching' });
  if (pathway_id) conditions.push({ entry_id: pathway_id, review_type: 'Pathways' });
  if (speaker_id)
    conditions.push({
      entry_id: { $in: await Salon.distinct('_id', { ...listed(), 'speakers.speaker_id': speaker_id }) },
    });
  return listPage<ReviewRow>(Review, { $and: conditions }, toSort(input.orderBy, { created_at: -1 }), input);
}

/** Selected reviews of several entries, newest first. */
export const selectedReviewsOf = (entryIds: readonly string[]): Promise<ReviewRow[]> =>
  Review.find({ entry_id: { $in: entryIds }, ...SELECTED })
    .sort({ created_at: -1, _id: 1 })
    .lean<ReviewRow[]>();

/** "What Members Are Saying" of the portfolio page (learning-and-coaching.md, section 5). */
export const portfolioReviews = (): Promise<ReviewRow[]> =>
  Review.find({ review_type: 'BCP', ...SELECTED })
    .sort({ created_at: -1, _id: 1 })
    .limit(REVIEW_RULES.portfolioShown)
    .lean<ReviewRow[]>();

/** Reviews by id, as far as they are selected and about something listed. */
export async function selectedReviews(ids: readonly string[]): Promise<ReviewRow[]> {
  const hidden = await unlistedSalons();
  return Review.find({ _id: { $in: ids }, entry_id: { $nin: hidden }, ...SELECTED }).lean<ReviewRow[]>();
}

async function unlistedSalons(): Promise<string[]> {
  const found = await Promise.all(unlistedBy(Date.now()).map((where) => Salon.distinct('_id', where)));
  return found.flat();
}
