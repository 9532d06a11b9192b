import { DEFAULT_TAKE, isSignedIn, type Page, type Viewer } from '@athenaeum/kit';
import { Bookmark } from '../bookmark/bookmark.model';
import { Progress } from '../progress/progress.model';
import { publishedBy } from '../../publication';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from './salon.model';
import { listed } from './salon.policy';

/** Filters by the viewer's own relation to a salon. */
const OWN_FILTERS = ['attending', 'waiting', 'saved', 'in_progress', 'watched'] as const;
type OwnFilter = (typeof OWN_FILTERS)[number];
type OwnInput = Partial<Record<OwnFilter, { equals?: boolean | null } | null>>;

/** More than any member has in progress or bookmarked. */
const MAX_OWN = 1000;

/** Whether a feed depends on the viewer. */
export const isPersonal = (input: OwnInput): boolean => asked(input).length > 0;

/**
 * Salons that a feed may show: listed ones, and in a feed of the viewer's own salons also unlisted ones with a seat, as in
 * `canFind`. A feed of what is *not* the viewer's own is the same for everybody.
 */
export async function showableBy(
  viewer: Viewer,
  input: OwnInput,
  now: number,
): Promise<Record<string, unknown>> {
  const own = asked(input).filter((filter) => input[filter]?.equals);
  if (own.length === 0 || !isSignedIn(viewer)) return listed(now);
  // A seat or a place on the waitlist counts as an invitation.
  if (own.includes('attending') || own.includes('waiting')) return publishedBy(now);
  const invited = await RSVP.distinct('salon_id', { user_id: viewer.id });
  return {
    ...publishedBy(now),
    $or: [{ is_private: false, hide_on_feed: false }, { _id: { $in: invited } }],
  };
}

/** The filters by the viewer's own salons, as conditions of a feed. */
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

/** The filter with a default order of its own, latest first: saved, begun and watched salons. */
export const ownOrder = (input: OwnInput): OwnFilter | undefined =>
  (['saved', 'in_progress', 'watched'] as const).find((filter) => input[filter]?.equals);

/** A page of salons in the order in which the viewer saved or watched them, latest first. */
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
      // A seat whose hold has expired is neither held nor a place on the waitlist.
      return RSVP.distinct('salon_id', {
        user_id,
        status: 'PENDING',
        $or: [{ held_until: null }, { held_until: { $gt: now } }],
      });
    case 'saved': {
      const kept = await Bookmark.find({ user_id, type: 'SALON' })
        .sort({ created_at: -1, _id: 1 })
        .limit(MAX_OWN)
        .select('entry_id')
        .batchSize(MAX_OWN)
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
    .limit(MAX_OWN)
    .select('salon_id')
    .batchSize(MAX_OWN)
    .lean<{ salon_id: string }[]>();
  return records.map(({ salon_id }) => salon_id);
}
