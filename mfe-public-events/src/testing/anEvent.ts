import type { PublicEventDetail } from '../features/eventDetail';

type Seat = NonNullable<PublicEventDetail['my_rsvp']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An open event in three days, with all fields of its page, a superset of the list's. */
export const anEvent = (given: Partial<PublicEventDetail> = {}): PublicEventDetail => {
  const date = given.date ?? Date.now() + 3 * DAY_MS;
  return {
    id: '11111111-1111-4111-8111-111111111111',
    slug: 'the-art-of-the-ask',
    title: 'The Art of the Ask',
    subtitle: 'How to name the number.',
    description: 'Most senior women prepare the argument and improvise the ask.',
    date,
    timezone: 'America/Los_Angeles',
    event_duration: 90,
    event_type: 'SALON',
    event_location: 'Virtual',
    location_city: null,
    location_state: null,
    in_person_location: null,
    invite_type: 'OPEN_TO_PUBLIC',
    salon_status: null,
    is_closed: false,
    requires_payment: false,
    price: null,
    currency: 'USD',
    phase: 'UPCOMING',
    live_from: date - HOUR_MS / 4,
    live_until: date + 2 * HOUR_MS,
    thumbnail: null,
    link: null,
    my_rsvp: null,
    salon_relations: [
      {
        type: 'HOST',
        speaker: {
          slug: 'priya-raghunathan',
          name: 'Priya Raghunathan',
          title: 'Larkspur Capital',
          thumbnail: null,
          description: null,
        },
      },
    ],
    ...given,
  };
};

export const aSeat = (status: Seat['status'], given: Partial<Seat> = {}): Seat => ({
  id: '22222222-2222-4222-8222-222222222222',
  status,
  waitlist_position: null,
  responded_at: null,
  held_until: null,
  order: null,
  ...given,
});
