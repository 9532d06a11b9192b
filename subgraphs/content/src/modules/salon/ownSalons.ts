import { DEFAULT_TAKE, isSignedIn, type Page, type Viewer } from '@athenaeum/kit';
import { Bookmark } from '../bookmark/bookmark.model';
import { Progress } from '../progress/progress.model';
import { publishedBy } from '../../publication';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from './salon.model';
import { listed } from './salon.policy';

/** Filters that ask what the viewer has to do with a salon. */
const OWN_FILTERS = ['attending', 'waiting', 'saved', 'in_progress', 'watched'] as const;
type OwnFilter = (typeof OWN_FILTERS)[number];
type OwnInput = Partial<Record<OwnFilter, { equals?: boolean | null } | null>>;

/** More than anybody has under way or keeps at once. */
const MOST = 1000;

/** Whether a feed differs from one viewer to the next. */
export const isPersonal = (input: OwnInput): boolean => asked(input).length > 0;

/**
 * What a feed may show: what is listed, and in a feed of the viewer's own salons alone those seats too that no list has, as
 * `canFind` tells of one. Asked for what is *not* the viewer's own, a feed is as everybody's.
 */
export async function showableBy(
  viewer: Viewer,
  input: OwnInput,
  now: number,
): Promise<Record<string, unknown>> {
  const own = asked(input).filter((filter) => input[filter]?.equals);
  if (own.length === 0 || !isSignedIn(viewer)) return listed(now);
  // A seat or a place in line is an invitation itself.
  if (own.includes('attending') || own.includes('waiting')) return publishedBy(now);
  const invited = await RSVP.distinct('salon_id', { user_id: viewer.id });
  return {
    ...publishedBy(now),
    $or: [{ is_private: false, hide_on_feed: false }, { _id: { $in: invited } }],
  };
}

/** What the viewer asks of the own salons, as conditions of a feed. */
export const ownConditions = (
  viewer: Viewer,
  input: OwnInput,
  now: number,
): Promise<Record<string, unknown>[]> =>
  Promise.all(
    asked(input).map(async (filter) => {
      const ids = await ownIds(viewer, filter, now);
      return { _id: input[filter]?.equals ? { $in: ids } : { $nin: ids } };
    }),
  );

/** The filter whose salons come in an order of their own, the latest first: saved, begun and watched ones. */
export const ownOrder = (input: OwnInput): OwnFilter | undefined =>
  (['saved', 'in_progress', 'watched'] as const).find((filter) => input[filter]?.equals);

/** A page of salons in the order in which the viewer saved or watched them, the latest first. */
export async function pageOfOwn(
  viewer: Viewer,
  order: OwnFilter,
  filter: Record<string, unknown>,
  { take, skip }: { take?: number | null; skip?: number | null },
): Promise<Page<SalonRow>> {
  const [own, matching] = await Promise.all([
    ownIds(viewer, order, Date.now()),
    Salon.distinct('_id', filter),
  ]);
  const among = new Set<string>(matching);
  const ids = own.filter((id) => among.has(id));
  const from = skip ?? 0;
  const wanted = ids.slice(from, from + (take ?? DEFAULT_TAKE));
  const rows = wanted.length > 0 ? await Salon.find({ _id: { $in: wanted } }).lean<SalonRow[]>() : [];
  const byId = new Map(rows.map((row) => [row._id, row]));
  return { data: wanted.flatMap((id) => byId.get(id) ?? []), count: ids.length };
}

const asked = (input: OwnInput): OwnFilter[] =>
  OWN_FILTERS.filter((filter) => typeof input[filter]?.equals === 'boolean');

async function ownIds(viewer: Viewer, filter: OwnFilter, now: number): Promise<string[]> {
  if (!isSignedIn(viewer)) return [];
  const user_id = viewer.id;
  switch (filter) {
    case 'attending':
      return RSVP.distinct('salon_id', { user_id, status: 'RESERVED' });
    case 'waiting':
      // A seat whose holding has run out is neither held nor a place in line.
      return RSVP.distinct('salon_id', {
        user_id,
        status: 'PENDING',
        $or: [{ held_until: null }, { held_until: { $gt: now } }],
      });
    case 'saved': {
      const kept = await Bookmark.find({ user_id, type: 'SALON' })
        .sort({ created_at: -1, _id: 1 })
        .limit(MOST)
        .select('entry_id')
        .batchSize(MOST)
        .lean<{ entry_id: string }[]>();
      return kept.map(({ entry_id }) => entry_id);
    }
    case 'in_progress':
      return lastWatched({ user_id, watched: false, progress: { $gt: 0 } });
    case 'watched':
      return lastWatched({ user_id, watched: true });
  }
}

async function lastWatched(where: Record<string, unknown>): Promise<string[]> {
  const records = await Progress.find(where)
    .sort({ updated_at: -1, _id: 1 })
    .limit(MOST)
    .select('salon_id')
    .batchSize(MOST)
    .lean<{ salon_id: string }[]>();
  return records.map(({ salon_id }) => salon_id);
}
