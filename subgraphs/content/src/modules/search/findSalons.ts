import { isSignedIn, readInBatches, type Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { Salon } from '../salon/salon.model';
import { canFind, canWatch, stranger } from '../salon/salon.policy';
import { unlistedBy } from '../salon/unlisted';
import { SALON_FACTS, type SalonFacts, type SearchHit } from './searchIndex';

export interface FoundSalon {
  /** Only the fields that decide about it; the texts may be long. */
  salon: SalonFacts;
  rank: number;
}

/**
 * Of the salons found, those the viewer may find. Unlisted ones are read from the database, so that their current state
 * counts: there are few, and listed ones are for everyone.
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
    const participation = isPlain || !isSignedIn(viewer) ? stranger : await loaders.participation(salon);
    if (!canFind(viewer, salon, participation)) return [];
    const rank = canWatch(viewer, salon, participation, now) ? hit.rankWithTranscript : hit.rank;
    return rank === null ? [] : [{ salon, rank }];
  }
}

const LISTED = { published: true, publish_at: null, is_private: false, hide_on_feed: false } as const;

async function readUnlisted(now: number): Promise<SalonFacts[]> {
  const parts = await Promise.all(
    unlistedBy(now).map((where) =>
      readInBatches<SalonFacts>(Salon.find(where).select(SALON_FACTS.join(' ')).lean()),
    ),
  );
  return parts.flat();
}
