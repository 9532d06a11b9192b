import { REVIEW_RULES, salonPhase, type ReviewType } from '@athenaeum/content-contract';
import { isSignedIn, type Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import type { ProgressRow } from '../progress/progress.model';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from '../salon/salon.model';

/** Only after attending, watching or a session (decisions.md, Salons); hosts cannot review their own salons. */
export async function canReview(
  viewer: Viewer,
  loaders: ContentLoaders,
  type: ReviewType,
  entryId: string,
): Promise<boolean> {
  if (!isSignedIn(viewer)) return false;
  if (type === 'Salons') return hasTakenPartInSalon(loaders, entryId);
  if (type === 'Pathways') return hasTakenPartInPathway(loaders, entryId);
  // A coach or the portfolio service: by a right that the coaching domain has granted.
  return (await loaders.myReviewRight.load(entryId)) !== null;
}

async function hasTakenPartInSalon(loaders: ContentLoaders, salonId: string): Promise<boolean> {
  const [salon, progress] = await Promise.all([
    loaders.visibleSalon(salonId),
    loaders.myProgress.load(salonId),
  ]);
  if (!salon) return false;
  const { rsvp, isHost } = await loaders.participation(salon);
  return !isHost && (attended(salon, rsvp, Date.now()) || watched(progress));
}

async function hasTakenPartInPathway(loaders: ContentLoaders, pathwayId: string): Promise<boolean> {
  const seasons = await loaders.seasonsOf.load(pathwayId);
  const takenPart = await Promise.all(
    seasons.flatMap(({ salon_ids }) => salon_ids).map((salonId) => hasTakenPartInSalon(loaders, salonId)),
  );
  return takenPart.includes(true);
}

/** Had a seat, and the salon is over; one with a `salon_status` did not take place. */
const attended = (salon: SalonRow, rsvp: RSVPRow | null, now: number): boolean =>
  rsvp?.status === 'RESERVED' && !salon.salon_status && salonPhase(salon, now) === 'RECORDED';

/** A quarter of a recording is enough for an opinion, and more than a click. */
const watched = (progress: ProgressRow | null): boolean =>
  (progress?.progress ?? 0) >= REVIEW_RULES.watchedFrom;
