import type { Consent } from '@athenaeum/content-contract';
import { indexedTextIn, inTransaction, isDuplicateKey, keyedBatches, notFound } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import type { SalonRow } from '../salon/salon.model';
import { orderSeat } from '../seatOrder/seatOrder.service';
import { releaseOverdueSeats } from './overdueSeats';
import { assertTakesRSVPs } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import {
  calendarChanges,
  fillFreeSeats,
  mayAskAgain,
  salonForSeat,
  seatOf,
  takeSeat,
  takeSeats,
  withSeatLock,
} from './seats';
import { tellOfAnswer, tellOfAnswers } from './tellOthers';

/** A member who asks, by id. A visitor asks by `askAsGuest`. */
export interface Attendee {
  user_id: string;
}

/** Stored with the RSVP: a visitor's answers on the form, a member's name. */
export interface Details {
  guest?: RSVPRow['guest'];
  /** A member's own. */
  name?: string;
  consents?: { name: Consent; given_at: number }[];
}

/** Passed on to other systems, not stored. */
export interface Asking {
  invite_code?: string | null;
}

interface SeatRequest {
  attendee: Attendee;
  details: Details;
  asking: Asking;
}

/** A larger transaction would hold the event and its seats for longer, and repeat more after a conflict. */
const MAX_TOGETHER = 100;
/** Each time another process was first with one of them. */
const MAX_ATTEMPTS = 3;

const ask = keyedBatches(answerTogether, { maxItems: MAX_TOGETHER });

/**
 * Gives a seat, or a place on the waitlist when there is none; asking again answers the existing RSVP. Those who ask for seats of one event at
 * the same time are answered by one transaction, in the order in which they came.
 */
export const askForSeat = (
  salonId: string,
  attendee: Attendee,
  details: Details,
  asking: Asking = {},
): Promise<RSVPRow> => ask(salonId, { attendee, details, asking });

async function answerTogether(salonId: string, requests: readonly SeatRequest[]): Promise<RSVPRow[]> {
  await releaseOverdueSeats(salonId);
  const rsvps = await decide(salonId, requests);
  if (!rsvps.some(({ status }) => status === 'PENDING')) return rsvps;
  // A seat may have been given back concurrently with joining the waitlist; neither transaction saw the other.
  if (!(await fillFreeSeats(salonId))) return rsvps;
  const moved = await RSVP.find({ _id: { $in: rsvps.map(({ _id }) => _id) } }).lean<RSVPRow[]>();
  const now = new Map(moved.map((rsvp) => [rsvp._id, rsvp]));
  return rsvps.map((rsvp) => now.get(rsvp._id) ?? rsvp);
}

/** Two concurrent requests of one person in two processes: the unique index lets one through, the other one reads it then. */
async function decide(salonId: string, requests: readonly SeatRequest[], attempt = 1): Promise<RSVPRow[]> {
  try {
    return await withSeatLock(salonId, () =>
      inTransaction((session) => decideAll(session, salonId, requests)),
    );
  } catch (error) {
    if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error;
    return decide(salonId, requests, attempt + 1);
  }
}

async function decideAll(
  session: ClientSession,
  salonId: string,
  requests: readonly SeatRequest[],
): Promise<RSVPRow[]> {
  const rsvps = await currentRSVPs(session, salonId, requests);
  const salon = await salonForSeat(session, salonId);
  if (!salon) throw notFound('event');
  const newcomers = firstOfEach(requests.filter(({ attendee }) => !rsvps.has(attendee.user_id)));
  for (const rsvp of await joinAll(session, salon, newcomers)) rsvps.set(rsvp.user_id!, rsvp);
  const answers: RSVPRow[] = [];
  for (const request of requests) {
    const current = rsvps.get(request.attendee.user_id)!;
    const answer = newcomers.includes(request) ? current : await askAgain(session, salon, current, request);
    rsvps.set(request.attendee.user_id, answer);
    answers.push(answer);
  }
  return answers;
}

/** By member. */
async function currentRSVPs(
  session: ClientSession,
  salon_id: string,
  requests: readonly SeatRequest[],
): Promise<Map<string, RSVPRow>> {
  const found = await RSVP.find({
    salon_id,
    user_id: indexedTextIn(requests.map(({ attendee }) => attendee.user_id)),
  })
    .session(session)
    .lean<RSVPRow[]>();
  return new Map(found.map((rsvp) => [rsvp.user_id!, rsvp]));
}

const firstOfEach = (requests: readonly SeatRequest[]): SeatRequest[] => {
  const people = requests.map(({ attendee }) => attendee.user_id);
  return requests.filter(({ attendee }, index) => people.indexOf(attendee.user_id) === index);
};

/** Members who have no RSVP yet: with a seat as long as there are any, the others on the waitlist. */
async function joinAll(
  session: ClientSession,
  salon: SalonRow,
  requests: readonly SeatRequest[],
): Promise<RSVPRow[]> {
  if (requests.length === 0) return [];
  const now = Date.now();
  // Checked again: staff may have cancelled the event since the caller's check.
  assertTakesRSVPs(salon, now);
  const seats = await takeSeats(session, salon, requests.length, now);
  const rows = requests.map(({ attendee, details }, index) =>
    new RSVP({
      salon_id: salon._id,
      ...attendee,
      ...details,
      ...(index < seats ? seatOf(salon, now) : noSeat),
      // By parts of a millisecond: the waitlist keeps the order in which they came.
      queued_at: now + index / requests.length,
      responded_at: now,
      created_at: now,
    }).toObject<RSVPRow>(),
  );
  await RSVP.insertMany(rows, { session });
  for (const row of rows) await orderSeat(session, row, salon);
  await tellOfAnswers(
    session,
    salon,
    rows.map((rsvp, index) => ({ rsvp, ...requests[index]!.asking })),
  );
  return rows;
}

async function askAgain(
  session: ClientSession,
  salon: SalonRow,
  current: RSVPRow,
  { details, asking }: SeatRequest,
): Promise<RSVPRow> {
  if (!mayAskAgain(current, salon)) {
    // The seat is still held: after a refused or expired payment it may be paid again.
    await orderSeat(session, current, salon);
    return current;
  }
  const now = Date.now();
  assertTakesRSVPs(salon, now);
  const hasSeat = await takeSeat(session, salon, now);
  // On the waitlist the place is kept.
  if (current.status === 'PENDING' && !hasSeat) return current;
  const rsvp = (await RSVP.findOneAndUpdate(
    { _id: current._id },
    {
      $set: {
        ...details,
        ...(hasSeat ? seatOf(salon, now) : noSeat),
        queued_at: now,
        responded_at: now,
      },
      ...calendarChanges,
    },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>())!;
  await orderSeat(session, rsvp, salon);
  await tellOfAnswer(session, rsvp, asking.invite_code);
  return rsvp;
}

const noSeat = { status: 'PENDING', held_until: null } as const;
