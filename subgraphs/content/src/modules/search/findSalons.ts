import type { Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { Salon, type SalonRow } from '../salon/salon.model';
import { canFind, canWatch, stranger } from '../salon/salon.policy';
import type { SearchHit } from './searchIndex';

export interface FoundSalon {
  /** Only what decides about it; its words may be long. */
  salon: SalonRow;
  rank: number;
}

const ROUND_TRIP = 5000;
/** What the policies, the phase and the order ask for. */
const TELLING =
  'published is_private hide_on_feed requires_payment speakers date event_duration live_until filename';

/** Of the salons found, those the viewer may find, as they are in the database now. */
export async function findSalons(
  viewer: Viewer,
  loaders: ContentLoaders,
  hits: readonly SearchHit[],
  now: number,
): Promise<FoundSalon[]> {
  if (hits.length === 0) return [];
  const ranks = new Map(hits.map((hit) => [hit.id, hit]));
  const rows = await Salon.find({ _id: { $in: [...ranks.keys()] } })
    .select(TELLING)
    .batchSize(ROUND_TRIP)
    .lean<SalonRow[]>();
  const found = await Promise.all(rows.map((salon) => asFound(salon, ranks.get(salon._id)!)));
  return found.flat();

  async function asFound(salon: SalonRow, hit: SearchHit): Promise<FoundSalon[]> {
    const isPlain =
      canFind(viewer, salon, stranger) &&
      (hit.rank === hit.rankWithTranscript || canWatch(viewer, salon, stranger, now));
    const standing = isPlain ? stranger : await loaders.standing(salon);
    if (!canFind(viewer, salon, standing)) return [];
    const rank = canWatch(viewer, salon, standing, now) ? hit.rankWithTranscript : hit.rank;
    return rank === null ? [] : [{ salon, rank }];
  }
}
