import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import type { ContentLoaders } from '../../loaders';
import { Progress, type ProgressRow } from '../progress/progress.model';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { overBy, toComeBy } from '../salon/livePeriods';
import { Salon, type SalonRow } from '../salon/salon.model';
import { isFull } from '../salon/seatsLeft';
import { listed } from '../salon/salon.policy';
import { Tag, type TagRow } from '../tag/tag.model';

export interface RecommendationRow {
  salon: SalonRow;
  because: TagRow;
}

/**
 * Salons of some goals, those first that the member can use now: with a free seat, soonest first; then recordings, newest
 * first; then full ones. The number of queries depends neither on the number of goals nor of salons.
 */
export async function recommend(
  memberId: string,
  { myRsvp, myProgress }: Pick<ContentLoaders, 'myRsvp' | 'myProgress'>,
  goals: readonly string[],
  now: number,
): Promise<RecommendationRow[]> {
  const slugs = [...new Set(goals.map(goalSlug))];
  if (slugs.length === 0) return [];

  const [tags, begun, asked] = await Promise.all([
    Tag.find({ slug: { $in: slugs } }).lean<TagRow[]>(),
    myProgress.all().then((rows) => rows ?? Progress.find({ user_id: memberId }).lean<ProgressRow[]>()),
    myRsvp.all().then((rows) => rows ?? RSVP.find({ user_id: memberId }).lean<RSVPRow[]>()),
  ]);
  const watched = begun.filter((row) => row.watched).map(({ salon_id }) => salon_id);
  const withStatus = (status: RSVPRow['status']) =>
    asked.filter((row) => row.status === status).map(({ salon_id }) => salon_id);
  const attended = withStatus('RESERVED');
  const waiting = withStatus('PENDING');
  // Cancelled salons are not recommended.
  const ofGoals = { ...listed(now), tag_ids: { $in: tags.map(({ _id }) => _id) }, salon_status: null };
  const [toCome, recorded] = await Promise.all([
    Salon.find({ ...ofGoals, _id: { $nin: [...attended, ...waiting] }, ...toComeBy(now) })
      .sort({ date: 1, _id: 1 })
      .limit(MAX_UPCOMING)
      .lean<SalonRow[]>(),
    // A member who was only on the waitlist can watch the recording.
    Salon.find({
      ...ofGoals,
      _id: { $nin: [...attended, ...watched] },
      ...overBy(now),
      filename: { $gt: '' },
    })
      .sort({ date: -1, _id: 1 })
      .limit(LIBRARY_LIMITS.recommended)
      .lean<SalonRow[]>(),
  ]);
  const open = toCome.filter((salon) => !isFull(salon));
  const full = toCome.filter(isFull);
  const salons = [...open, ...recorded, ...full].slice(0, LIBRARY_LIMITS.recommended);

  // In the order of the member's goals, so that the first matching one is named.
  const inOrder = slugs.flatMap((slug) => tags.filter((tag) => tag.slug === slug));
  return salons.flatMap((salon) => {
    const because = inOrder.find(({ _id }) => salon.tag_ids.includes(_id));
    return because ? [{ salon, because }] : [];
  });
}

/** Enough that full salons do not hide open ones. */
const MAX_UPCOMING = 3 * LIBRARY_LIMITS.recommended;

/** The title of a goal, with hyphens for spaces, is the slug of its tag (specification 7). */
const goalSlug = (title: string): string => title.trim().toLowerCase().replace(/\s+/gu, '-');
