import mongoose from 'mongoose';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface Seats {
  members: number;
  seats: number;
  /** How many members were told what. */
  told: Readonly<Record<string, number>>;
}

/** One for members, in three days; its model is loaded with the subgraphs. */
export async function aHotSalon(seats: number): Promise<string> {
  const date = Date.now() + 3 * DAY;
  const salon = await mongoose.model('Salon').create({
    slug: 'hot-salon',
    title: 'The Art of the Ask',
    date,
    event_duration: 60,
    live_until: date + 60 * MINUTE,
    event_type: 'SALON',
    event_location: 'Virtual',
    invite_type: 'MEMBERS_ONLY',
    capacity: seats,
    seats_free: seats,
  });
  return String(salon._id);
}

/** What is stored, and where that is not as it must be. */
export async function checkSeats(salonId: string, { members, seats, told }: Seats) {
  const salon = await mongoose.model('Salon').findById(salonId).lean<{ seats_free: number }>();
  const rsvps = await mongoose
    .model('RSVP')
    .find({ salon_id: salonId })
    .lean<{ user_id: string; status: string; queued_at: number }[]>();
  const withStatus = (wanted: string) => rsvps.filter(({ status }) => status === wanted);
  const [reserved, waiting] = [withStatus('RESERVED'), withStatus('PENDING')];
  const people = new Set(rsvps.map(({ user_id }) => user_id)).size;
  const given = Math.min(seats, members);
  const lastSeat = Math.max(...reserved.map(({ queued_at }) => queued_at));
  const passedOver = waiting.filter(({ queued_at }) => queued_at < lastSeat).length;
  const messages = await mongoose.connection.collection('outbox').countDocuments();

  const bounds: [isHeld: boolean, problem: string][] = [
    [reserved.length === given, `${reserved.length} seats of ${seats} were given to ${members} members`],
    [salon?.seats_free === seats - given, `the salon counts ${salon?.seats_free} free seats`],
    [people === rsvps.length && people === members, `${rsvps.length} RSVPs of ${people} members are stored`],
    [told.RESERVED === reserved.length, `${told.RESERVED ?? 0} members were told of a seat`],
    [
      (told.PENDING ?? 0) === waiting.length,
      `${told.PENDING ?? 0} members were told of a place on the waitlist`,
    ],
    [passedOver === 0, `${passedOver} on the waitlist asked before the last seat was given`],
  ];
  return {
    figures: {
      'seats given': reserved.length,
      'on the waitlist': waiting.length,
      'waiting before the last seat': passedOver,
      'messages to other systems': messages,
    },
    problems: bounds.filter(([isHeld]) => !isHeld).map(([, problem]) => problem),
  };
}
