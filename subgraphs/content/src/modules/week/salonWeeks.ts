import { Progress, type ProgressRow } from '../progress/progress.model';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { inLine, waitlistPositions } from '../rsvp/waitlist';
import { Salon, type SalonRow } from '../salon/salon.model';

/** A week of a member's, epoch ms. */
export interface AskedWeek {
  user_id: string;
  from: number;
  until: number;
}

type SeatRow = Pick<RSVPRow, '_id' | 'user_id' | 'salon_id' | 'status' | 'queued_at'>;
type LeftRow = Pick<ProgressRow, 'user_id' | 'salon_id'>;

/**
 * What these members have at events, each in a week of their own, and the recording that each left last. As many questions
 * for one member as for hundreds.
 */
export async function salonWeeks(weeks: readonly AskedWeek[]) {
  if (weeks.length === 0) return [];
  const ids = weeks.map(({ user_id }) => user_id);
  const seats = await RSVP.find({ user_id: { $in: ids }, $or: [{ status: 'RESERVED' }, inLine] })
    .select('user_id salon_id status queued_at')
    .lean<SeatRow[]>();
  const left = await Progress.find({ user_id: { $in: ids }, watched: false, progress: { $gt: 0 } })
    .sort({ updated_at: -1, _id: 1 })
    .select('user_id salon_id')
    .lean<LeftRow[]>();
  const coming = byId(await comingSalons(weeks, seats));
  const recorded = byId(await recordings(left));
  const placed = await withPlaces(seats.filter(({ salon_id }) => coming.has(salon_id)));
  return weeks.flatMap(({ user_id, from, until }) => {
    const salons = placed
      .filter((seat) => seat.user_id === user_id)
      .map(({ salon_id, waitlist_position }) => ({ ...coming.get(salon_id)!, waitlist_position }))
      .filter(({ date }) => date >= from && date < until)
      .sort((a, b) => a.date - b.date);
    const last = left.find((one) => one.user_id === user_id && recorded.has(one.salon_id));
    const unfinished = last ? recorded.get(last.salon_id)! : null;
    return salons.length > 0 || unfinished ? { user_id, salons, unfinished } : [];
  });
}

/** Those that take place, in the longest of the weeks. */
const comingSalons = (weeks: readonly AskedWeek[], seats: readonly SeatRow[]) =>
  Salon.find({
    _id: { $in: [...new Set(seats.map(({ salon_id }) => salon_id))] },
    ...{ published: true, salon_status: null },
    date: {
      $gte: Math.min(...weeks.map(({ from }) => from)),
      $lt: Math.max(...weeks.map(({ until }) => until)),
    },
  })
    .select('slug title date event_duration timezone event_location')
    .lean<SalonRow[]>();

const recordings = (left: readonly LeftRow[]) =>
  Salon.find({
    _id: { $in: [...new Set(left.map(({ salon_id }) => salon_id))] },
    // What only some may watch is left out, rather than asking for each member who may.
    ...{ published: true, is_private: false, requires_payment: false, filename: { $ne: null } },
  })
    .select('slug title')
    .lean<SalonRow[]>();

async function withPlaces(seats: readonly SeatRow[]) {
  const waiting = seats.filter(({ status }) => status === 'PENDING');
  const places = await waitlistPositions(waiting);
  const placeOf = new Map(waiting.map(({ _id }, index) => [_id, places[index] ?? null]));
  return seats.map((seat) => ({ ...seat, waitlist_position: placeOf.get(seat._id) ?? null }));
}

const byId = (rows: readonly SalonRow[]) => new Map(rows.map((row) => [row._id, row]));
