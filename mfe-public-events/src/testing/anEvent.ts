import type { PublicEventDetail } from '../features/eventDetail';

type Seat = NonNullable<PublicEventDetail['my_rsvp']>;

const DAY_MS = 86_400_000;

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
    capacity: 100,
    seats_left: 38,
    phase: 'UPCOMING',
    thumbnail: null,
    link: null,
    my_rsvp: null,
    rsvp_state: stateOf(given),
    rsvp_state_until: null,
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

/** What anybody would be told about these fields; a test about a certain viewer gives the state itself. */
function stateOf({
  salon_status,
  phase,
  is_closed,
}: Partial<PublicEventDetail>): PublicEventDetail['rsvp_state'] {
  if (salon_status) return 'OFF';
  if (phase === 'RECORDED') return 'OVER';
  return is_closed ? 'FULL' : 'OPEN';
}

export const aSeat = (given: Partial<Seat> = {}): Seat => ({
  id: '22222222-2222-4222-8222-222222222222',
  waitlist_position: null,
  ...given,
});
