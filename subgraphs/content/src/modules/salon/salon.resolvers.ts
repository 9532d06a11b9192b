import { livePeriod, salonPhase } from '@athenaeum/content-contract';
import { lookupInput, selects, toListResult, toResult } from '@athenaeum/kit';
import type {
  QueryResolvers,
  SalonListResultResolvers,
  SalonRelationResolvers,
  SalonResolvers,
} from '../../__generated__/resolvers';
import type { ContentContext } from '../../loaders';
import { isMember } from '../../audience';
import { mayReview } from '../review/review.resolvers';
import { rsvpState } from './rsvpState';
import type { RelationRow } from './relation';
import type { SalonRow } from './salon.model';
import { canJoin, canOpenFiles, canSeeVenue, canSeeWhoComes, canWatch } from './salon.policy';
import { findRecording, findSalon, listSalons } from './salon.service';
import { salonsInput } from './salonsInput';
import { isFull, seatsLeft } from './seatsLeft';

export const Query: QueryResolvers = {
  salon: (_root, { input }, { viewer, loaders }) =>
    toResult(async () => findSalon(viewer, loaders, lookupInput.parse(input))),
  // Counting a long feed costs more than reading a page of it.
  salons: (_root, { input }, { viewer }, info) =>
    toListResult(async () => listSalons(viewer, salonsInput.parse(input ?? {}), selects(info, 'count'))),
  recording: (_root, { key }, { viewer, loaders }) => toResult(() => findRecording(viewer, loaders, key)),
};

export const SalonListResult: SalonListResultResolvers = {
  facets: ({ countFacets }) => countFacets?.() ?? null,
};

export const Salon: SalonResolvers = {
  async __resolveReference({ id, shown_connections }, { loaders }) {
    const salon = await loaders.visibleSalon(id);
    return salon && { ...salon, shown_connections };
  },
  id: ({ _id }) => _id,
  is_closed: isFull,
  seats_left: seatsLeft,
  // The calendar entry changes with the event and with the viewer's answers; both counters only increase.
  calendar_sequence: async ({ _id, calendar_sequence }, _args, { loaders }) =>
    (calendar_sequence ?? 0) + ((await loaders.myRsvp.load(_id))?.calendar_changes ?? 0),
  price: ({ requires_payment, price }) => (requires_payment ? (price ?? null) : null),
  currency: ({ currency }) => currency ?? 'USD',
  phase: (salon) => salonPhase(salon, Date.now()),
  live_from: (salon) => livePeriod(salon).live_from,
  live_until: (salon) => livePeriod(salon).live_until,
  in_person_location: (salon, _args, { viewer }) =>
    canSeeVenue(viewer, salon) ? (salon.in_person_location ?? null) : null,
  has_recording: ({ filename }) => Boolean(filename),

  async link(salon, _args, { viewer, loaders }) {
    if (!salon.link) return null;
    return canJoin(viewer, salon, await loaders.participation(salon), Date.now()) ? salon.link : null;
  },
  filename: async (salon, _args, context) =>
    salon.filename && (await mayWatch(salon, context)) ? salon.filename : null,
  captions: async (salon, _args, context) =>
    salon.captions && (await mayWatch(salon, context)) ? salon.captions : null,
  async transcript(salon, _args, context) {
    if (!(await mayWatch(salon, context))) return null;
    return (await context.loaders.transcript.load(salon._id))?.cues ?? null;
  },

  async salon_relations(salon, _args, { loaders }, info) {
    // A row costs nothing until its object is selected; reviews have to be read.
    const reviews = selects(info, 'review') ? await loaders.reviewsOf.load(salon._id) : [];
    return [
      ...salon.speakers.map(({ speaker_id, type }) => ({ salon, type, speaker_id })),
      ...salon.category_ids.map((category_id) => ({ salon, category_id })),
      ...salon.tag_ids.map((tag_id) => ({ salon, tag_id })),
      ...reviews.map((review) => ({ salon, review })),
    ] satisfies RelationRow[];
  },
  async resources(salon, _args, { viewer, loaders }) {
    if (!isMember(viewer)) return null;
    const resources = await loaders.resourcesOf.load(salon._id);
    if (!salon.requires_payment || canOpenFiles(viewer, salon, await loaders.participation(salon)))
      return resources;
    return resources.filter(({ type }) => type === 'LINK');
  },
  reviews: (salon, _args, { loaders }) => loaders.reviewsOf.load(salon._id),

  my_rsvp: (salon, _args, { loaders }) => loaders.myRsvp.load(salon._id),
  rsvp_state: async (salon, _args, context) => (await stateFor(salon, context)).state,
  rsvp_state_until: async (salon, _args, context) => (await stateFor(salon, context)).until,
  my_progress: (salon, _args, { loaders }) => loaders.myProgress.load(salon._id),
  my_bookmark: (salon, _args, { loaders }) => loaders.myBookmark.load(salon._id),
  my_review: (salon, _args, { loaders }) => loaders.myReview.load(salon._id),
  can_review: (salon, _args, context) => mayReview('Salons', salon._id, context),
  async connections_attending(salon, _args, { viewer, loaders }) {
    const ids = salon.shown_connections;
    // Without them, the users domain did not answer.
    if (!ids || !isMember(viewer)) return null;
    if (ids.length === 0 || !canSeeWhoComes(viewer, salon, Date.now())) return [];
    const attending = await loaders.attendingAmong.load({ salonId: salon._id, ids });
    return attending.slice(0, MAX_CONNECTIONS).map((id) => ({ id }));
  },
};

const MAX_CONNECTIONS = 12;

export const SalonRelation: SalonRelationResolvers = {
  speaker: ({ speaker_id }, _args, { loaders }) => (speaker_id ? loaders.shownSpeaker(speaker_id) : null),
  category: ({ category_id }, _args, { loaders }) =>
    category_id ? loaders.category.load(category_id) : null,
  tag: ({ tag_id }, _args, { loaders }) => (tag_id ? loaders.tag.load(tag_id) : null),
};

const stateFor = async (salon: SalonRow, { viewer, loaders }: ContentContext) =>
  rsvpState(viewer, salon, await loaders.myRsvp.load(salon._id), Date.now());

const mayWatch = async (salon: SalonRow, { viewer, loaders }: ContentContext): Promise<boolean> =>
  isMember(viewer) && canWatch(viewer, salon, await loaders.participation(salon), Date.now());
