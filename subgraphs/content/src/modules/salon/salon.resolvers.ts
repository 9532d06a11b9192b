import { livePeriod, salonPhase } from '@athenaeum/content-contract';
import { toListResult, toResult } from '@athenaeum/kit';
import type { GraphQLResolveInfo } from 'graphql';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import { selects } from '../../selects';
import { isMember } from '../../audience';
import type { ReviewRow } from '../review/review.model';
import type { SalonRow } from './salon.model';
import { canJoin, canSeeVenue, canWatch } from './salon.policy';
import { findRecording, findSalon, listSalons } from './salon.service';
import { salonsInput } from './salonsInput';

export const Query = {
  salon: (_root: unknown, { input }: { input: unknown }, { viewer, loaders }: ContentContext) =>
    toResult(async () => findSalon(viewer, loaders, lookupInput.parse(input))),
  salons: (_root: unknown, { input }: { input?: unknown }, { viewer }: ContentContext) =>
    toListResult(async () => listSalons(viewer, salonsInput.parse(input ?? {}))),
  recording: (_root: unknown, { key }: { key: string }, { viewer, loaders }: ContentContext) =>
    toResult(() => findRecording(viewer, loaders, key)),
};

export const Salon = {
  __resolveReference: ({ id }: { id: string }, { loaders }: ContentContext) => loaders.visibleSalon(id),
  id: ({ _id }: SalonRow) => _id,
  is_closed: (salon: SalonRow) => salon.is_closed || seatsLeft(salon) === 0,
  seats_left: (salon: SalonRow) => seatsLeft(salon),
  phase: (salon: SalonRow) => salonPhase(salon, Date.now()),
  live_from: (salon: SalonRow) => livePeriod(salon).live_from,
  live_until: (salon: SalonRow) => livePeriod(salon).live_until,
  in_person_location: (salon: SalonRow, _args: unknown, { viewer }: ContentContext) =>
    canSeeVenue(viewer, salon) ? salon.in_person_location : null,
  has_recording: ({ filename }: SalonRow) => Boolean(filename),

  async link(salon: SalonRow, _args: unknown, { viewer, loaders }: ContentContext) {
    if (!salon.link) return null;
    return canJoin(viewer, salon, await loaders.standing(salon), Date.now()) ? salon.link : null;
  },
  filename: async (salon: SalonRow, _args: unknown, context: ContentContext) =>
    salon.filename && (await mayWatch(salon, context)) ? salon.filename : null,
  captions: async (salon: SalonRow, _args: unknown, context: ContentContext) =>
    salon.captions && (await mayWatch(salon, context)) ? salon.captions : null,
  async transcript(salon: SalonRow, _args: unknown, context: ContentContext) {
    if (!(await mayWatch(salon, context))) return null;
    return (await context.loaders.transcript.load(salon._id))?.cues ?? null;
  },

  async salon_relations(
    salon: SalonRow,
    _args: unknown,
    { loaders }: ContentContext,
    info: GraphQLResolveInfo,
  ) {
    // A row costs nothing until what it names is asked for; reviews are only known by reading them.
    const reviews = selects(info, 'review') ? await loaders.reviewsOf.load(salon._id) : [];
    return [
      ...salon.speakers.map(({ speaker_id, type }) => ({ salon, type, speaker_id })),
      ...salon.category_ids.map((category_id) => ({ salon, category_id })),
      ...salon.tag_ids.map((tag_id) => ({ salon, tag_id })),
      ...reviews.map((review) => ({ salon, review })),
    ] satisfies RelationRow[];
  },
  resources: (salon: SalonRow, _args: unknown, { viewer, loaders }: ContentContext) =>
    isMember(viewer) ? loaders.resourcesOf.load(salon._id) : null,
  reviews: (salon: SalonRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.reviewsOf.load(salon._id),

  my_rsvp: (salon: SalonRow, _args: unknown, { loaders }: ContentContext) => loaders.myRsvp.load(salon._id),
  my_progress: (salon: SalonRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.myProgress.load(salon._id),
  my_bookmark: (salon: SalonRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.myBookmark.load(salon._id),
};

/** A salon and one of the things it is linked to. */
export interface RelationRow {
  salon: SalonRow;
  type?: string;
  speaker_id?: string;
  category_id?: string;
  tag_id?: string;
  review?: ReviewRow;
}

export const SalonRelation = {
  speaker: ({ speaker_id }: RelationRow, _args: unknown, { loaders }: ContentContext) =>
    speaker_id ? loaders.speaker.load(speaker_id) : null,
  category: ({ category_id }: RelationRow, _args: unknown, { loaders }: ContentContext) =>
    category_id ? loaders.category.load(category_id) : null,
  tag: ({ tag_id }: RelationRow, _args: unknown, { loaders }: ContentContext) =>
    tag_id ? loaders.tag.load(tag_id) : null,
};

/** Never below none, even while a change of capacity settles. */
const seatsLeft = ({ capacity, seats_free }: SalonRow): number | null =>
  typeof capacity === 'number' ? Math.max(0, seats_free ?? 0) : null;

const mayWatch = async (salon: SalonRow, { viewer, loaders }: ContentContext): Promise<boolean> =>
  isMember(viewer) && canWatch(viewer, salon, await loaders.standing(salon), Date.now());
