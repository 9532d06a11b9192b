import { isSignedIn, type Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { Salon } from '../salon/salon.model';
import { canFind, canWatch, stranger } from '../salon/salon.policy';
import { SALON_FACTS, type SalonFacts, type SearchHit } from './searchIndex';

export interface FoundSalon {
  /** Only what decides about it; its words may be long. */
  salon: SalonFacts;
  rank: number;
}

const ROUND_TRIP = 5000;

/**
 * Of the salons found, those the viewer may find. What is not listed is read as it is in the database now, however many
 * were found: it is little, and the rest is for everyone.
 */
export async function findSalons(
  viewer: Viewer,
  loaders: ContentLoaders,
  hits: readonly SearchHit[],
  now: number,
): Promise<FoundSalon[]> {
  if (hits.length === 0) return [];
  const hidden = new Map((await readUnlisted(now)).map((salon) => [salon._id, salon]));
  const found = await Promise.all(hits.map(asFound));
  return found.flat();

  async function asFound(hit: SearchHit): Promise<FoundSalon[]> {
    const salon = hidden.get(hit.id) ?? (hit.salon && { ...hit.salon, ...LISTED });
    if (!salon) return [];
    const isPlain =
      canFind(viewer, salon, stranger) &&
      (hit.rank === hit.rankWithTranscript || canWatch(viewer, salon, stranger, now));
    const standing = isPlain || !isSignedIn(viewer) ? stranger : await loaders.standing(salon);
    if (!canFind(viewer, salon, standing)) return [];
    const rank = canWatch(viewer, salon, standing, now) ? hit.rankWithTranscript : hit.rank;
    return rank === null ? [] : [{ salon, rank }];
  }
}

/** What is not among those that are not listed. */
const LISTED = { published: true, publish_at: null, is_private: false, hide_on_feed: false } as const;

/** Each a stretch of the index of what is listed. */
const unlisted = (now: number) => [
  { published: false },
  { published: true, is_private: true },
  { published: true, is_private: false, hide_on_feed: true },
  { publish_at: { $gt: now } },
];

async function readUnlisted(now: number): Promise<SalonFacts[]> {
  const parts = await Promise.all(
    unlisted(now).map((where) =>
      Salon.find(where).select(SALON_FACTS.join(' ')).batchSize(ROUND_TRIP).lean<SalonFacts[]>(),
    ),
  );
  return parts.flat();
}
