import type { RequestedSeat } from '../features/rsvp';
import type { SalonDetail } from '../features/salonDetail';

type RowOf<List extends 'salon_relations' | 'resources' | 'reviews'> = NonNullable<SalonDetail[List]>[number];
type Relation = RowOf<'salon_relations'>;
type Seat = NonNullable<SalonDetail['my_rsvp']>;

const HOUR_MS = 3_600_000;

/**
 * A salon with all fields of its page, a superset of a list's: virtual, open, in three days. Override only
 * what matters to a test.
 */
export const aSalon = (more: Partial<SalonDetail> = {}): SalonDetail => ({
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'boardroom-ready',
  title: 'Boardroom Ready',
  subtitle: null,
  description: 'Ninety minutes on the first ninety minutes.',
  date: Date.now() + 72 * HOUR_MS,
  timezone: 'America/Los_Angeles',
  event_duration: 60,
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: null,
  location_state: null,
  in_person_location: null,
  invite_type: 'MEMBERS_ONLY',
  salon_status: null,
  is_closed: false,
  requires_payment: false,
  price: null,
  currency: 'USD',
  capacity: null,
  seats_left: null,
  phase: 'UPCOMING',
  live_from: Date.now() + 71.75 * HOUR_MS,
  live_until: Date.now() + 73.25 * HOUR_MS,
  thumbnail: null,
  link: null,
  has_recording: false,
  filename: null,
  captions: null,
  transcript: null,
  salon_relations: [],
  resources: [],
  reviews: [],
  my_rsvp: null,
  rsvp_state: stateOf(more),
  rsvp_state_until: null,
  my_progress: null,
  my_bookmark: null,
  my_review: null,
  can_review: false,
  ...more,
});

/** What a member would be told about these fields; a test that is about another viewer gives the state itself. */
function stateOf({
  salon_status,
  phase,
  my_rsvp,
  is_closed,
}: Partial<SalonDetail>): SalonDetail['rsvp_state'] {
  // Any status says that it was cancelled or postponed.
  if (salon_status) return 'OFF';
  if (phase === 'RECORDED') return 'OVER';
  if (my_rsvp?.status === 'RESERVED') return phase === 'LIVE' ? 'LIVE' : 'ATTENDING';
  if (my_rsvp?.status === 'PENDING') return my_rsvp.held_until ? 'HELD' : 'WAITLISTED';
  return is_closed ? 'FULL' : 'OPEN';
}

/** The same after it took place and was recorded, with two lines of transcript. */
export const aRecording = (more: Partial<SalonDetail> = {}) =>
  aSalon({
    slug: 'negotiating-your-next-role',
    title: 'Negotiating Your Next Role',
    phase: 'RECORDED',
    date: Date.now() - 72 * HOUR_MS,
    live_from: Date.now() - 72.25 * HOUR_MS,
    live_until: Date.now() - 70.75 * HOUR_MS,
    has_recording: true,
    filename: 'recordings/negotiating.mp4',
    captions: 'recordings/negotiating.vtt',
    transcript: [
      { start: 0, end: 5, text: 'Good morning.', chapter: null },
      { start: 16, end: 30, text: 'Anchor high, and anchor precisely.', chapter: null },
    ],
    ...more,
  });

const aRelation = (more: Partial<Relation>): Relation => ({
  type: null,
  speaker: null,
  category: null,
  tag: null,
  ...more,
});

/** A host of a salon, or an expert: `SME` is a subject matter expert. */
export const aHost = (more: Partial<NonNullable<Relation['speaker']>> = {}, type: 'HOST' | 'SME' = 'HOST') =>
  aRelation({
    type,
    speaker: {
      slug: 'ruth-adeyemi',
      name: 'Ruth Adeyemi',
      title: 'Director',
      thumbnail: null,
      description: null,
      ...more,
    },
  });

/** A goal that a salon serves; its tags are goals. */
export const aGoal = (title: string) => aRelation({ tag: { slug: title, title } });

export const aResource = (more: Partial<RowOf<'resources'>> = {}): RowOf<'resources'> => ({
  id: '77777777-7777-4777-8777-777777777777',
  title: 'Worksheet',
  description: null,
  type: 'ASSET',
  link: null,
  asset: null,
  filename: null,
  ...more,
});

export const aReview = (more: Partial<RowOf<'reviews'>> = {}): RowOf<'reviews'> => ({
  id: '33333333-3333-4333-8333-333333333333',
  rating: 5,
  feedback: 'Bring something real to ask for.',
  reviewer_name: 'Marisol Vega',
  reviewer: null,
  created_at: Date.parse('2025-11-09T18:00:00Z'),
  ...more,
});

export const aSeat = (status: Seat['status'], more: Partial<Seat> = {}): Seat => ({
  id: '22222222-2222-4222-8222-222222222222',
  status,
  waitlist_position: null,
  held_until: null,
  ...more,
});

/** What a request for a seat is answered with. */
export const aRequestedSeat = (status: Seat['status'], more: Partial<RequestedSeat> = {}): RequestedSeat => ({
  id: aSeat(status).id,
  status,
  order: null,
  ...more,
});
