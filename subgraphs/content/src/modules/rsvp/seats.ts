import { SEAT_HELD_MINUTES } from '@athenaeum/content-contract';
import { keyedSemaphore, inTransaction } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { Salon, type SalonRow } from '../salon/salon.model';
import { closeOrders, oweForGivenBack } from '../seatOrder/seatOrder.service';
import { movesUp } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import { tellHolderOfWithdrawal, tellOfPromotion, tellOfSeats, tellOfWithdrawal } from './tellOthers';
import { inLine } from './waitlist';

/** Limits concurrent transactions on the seats of one salon in this process: all write to the salon, so they would conflict. */
export const withSeatLock = keyedSemaphore(1);

/** Gives back a seat or place; the seat goes to the first on the waitlist, until 2 hours before the start. */
export async function giveUpSeat(rsvpId: string): Promise<RSVPRow | null> {
  const known = await RSVP.findById(rsvpId).select('salon_id').lean<Pick<RSVPRow, 'salon_id'>>();
  if (!known) return null;
  const before = await withSeatLock(known.salon_id, () =>
    inTransaction(async (session) => {
      const given = await withdraw(session, rsvpId);
      if (given && hadEntry(given)) await tellHolderOfWithdrawal(session, given);
      return given;
    }),
  );
  if (before?.status === 'RESERVED') await fillFreeSeats(before.salon_id);
  return RSVP.findById(rsvpId).lean<RSVPRow>();
}

/** Part of every write that changes the holder's calendar entry. */
export const calendarChanges = { $inc: { calendar_changes: 1 } } as const;

/** Whether a mail has created a calendar entry: for a seat, or a place on the waitlist. */
const hadEntry = ({ status, held_until, confirm_by }: RSVPRow): boolean =>
  status === 'RESERVED' || (status === 'PENDING' && !held_until && !confirm_by);

export async function withdraw(
  session: ClientSession,
  rsvpId: string,
  only: { held_until?: number; attended_at?: null } = {},
): Promise<RSVPRow | null> {
  const now = Date.now();
  // Conditional on the status, so that a seat is given back once however often the button is pressed.
  const before = await RSVP.findOneAndUpdate(
    { _id: rsvpId, status: { $ne: 'INVITED' }, ...only },
    {
      $set: { status: 'INVITED', responded_at: now, held_until: null, attended_at: null },
      ...calendarChanges,
    },
    { session, returnDocument: 'before' },
  ).lean<RSVPRow>();
  if (before && !before.confirm_by) await tellOfWithdrawal(session, { ...before, status: 'INVITED' });
  if (before?.status === 'RESERVED' || before?.held_until) await passSeatOn(session, before, now);
  return before;
}

/** Passes a released seat on to the first on the waitlist, or makes it free. */
export async function passSeatOn(session: ClientSession, before: RSVPRow, now: number): Promise<void> {
  const salon = await Salon.findById(before.salon_id).session(session).lean<SalonRow>();
  if (!salon) return;
  tellOfSeats(session, salon._id);
  if (before.held_until) await closeOrders(session, before._id);
  else if (salon.requires_payment) await oweForGivenBack(session, before._id);
  const next = movesUp(salon, now) ? await moveUp(session, salon._id) : null;
  if (!next && hasLimit(salon)) await changeSeats(session, salon._id, 1);
}

/** At paid events nobody is moved up: those on the waitlist may ask again. */
export const mayAskAgain = ({ status, held_until }: RSVPRow, { requires_payment }: SalonRow): boolean =>
  status === 'INVITED' || (requires_payment && status === 'PENDING' && !held_until);

/** Reserved, or held for payment. */
export const seatOf = ({ requires_payment }: SalonRow, now: number) =>
  requires_payment
    ? ({ status: 'PENDING', held_until: now + SEAT_HELD_MINUTES * 60_000 } as const)
    : ({ status: 'RESERVED', held_until: null } as const);

/**
 * Reads the salon of a seat that is about to be given and writes to it, so that this transaction conflicts with one that
 * cancels or removes the event at the same time, and the repeated one sees the other. Null when there is none.
 */
export const salonForSeat = (session: ClientSession, salonId: string): Promise<SalonRow | null> =>
  Salon.findOneAndUpdate(
    { _id: salonId },
    { $inc: { seat_requests: 1 } },
    { session, returnDocument: 'after' },
  ).lean<SalonRow>();

export const takeSeat = async (session: ClientSession, salon: SalonRow, now: number): Promise<boolean> =>
  (await takeSeats(session, salon, 1, now)) === 1;

/** How many of the seats that are wanted are taken. RESERVED never exceeds capacity because the update finds no salon without as many free seats. */
export async function takeSeats(
  session: ClientSession,
  salon: SalonRow,
  wanted: number,
  now: number,
): Promise<number> {
  if (!(await hasRoom(session, salon, now))) return 0;
  if (!hasLimit(salon)) return wanted;
  const free = Math.min(wanted, salon.seats_free ?? 0);
  return (await changeSeats(session, salon._id, -free)) ? free : 0;
}

/** Whether a new request would get a seat, as far as was read. */
export async function hasRoom(session: ClientSession, salon: SalonRow, now: number): Promise<boolean> {
  // The waitlist comes first.
  const comesAfter =
    movesUp(salon, now) && (await RSVP.exists({ salon_id: salon._id, ...inLine }).session(session)) !== null;
  return !salon.is_closed && !comesAfter && (!hasLimit(salon) || (salon.seats_free ?? 0) > 0);
}

/** By decision of staff, out of turn and even when the event is closed; never beyond its capacity. */
export async function takeFreeSeat(session: ClientSession, salon: SalonRow): Promise<boolean> {
  if (!hasLimit(salon)) return true;
  const taken = await Salon.updateOne(
    { _id: salon._id, seats_free: { $gt: 0 } },
    { $inc: { seats_free: -1 } },
    { session },
  );
  return taken.modifiedCount === 1;
}

/** When the limit was removed, the whole waitlist gets seats. */
export const withRoom = { is_closed: false, $or: [{ seats_free: { $gt: 0 } }, { capacity: null }] };

/** Moves people up while seats are free and tells whether it did; usually there are none, which costs one read. */
export async function fillFreeSeats(salonId: string): Promise<boolean> {
  for (let moves = 0; ; moves++) {
    const salon = await Salon.findOne({ _id: salonId, ...withRoom }).lean<SalonRow>();
    if (!salon || !movesUp(salon, Date.now())) return moves > 0;
    const moved = await withSeatLock(salonId, () =>
      inTransaction(async (session) => {
        const next = await moveUp(session, salonId);
        if (next && hasLimit(salon) && !(await changeSeats(session, salonId, -1))) throw new SeatGone();
        return next;
      }),
    ).catch(ignoreSeatGone);
    if (!moved) return moves > 0;
  }
}

/** The first on the waitlist gets a seat that is already counted as taken. */
async function moveUp(session: ClientSession, salonId: string): Promise<RSVPRow | null> {
  const next = await RSVP.findOneAndUpdate(
    { salon_id: salonId, ...inLine },
    { $set: { status: 'RESERVED' }, ...calendarChanges },
    { session, sort: { queued_at: 1, _id: 1 }, returnDocument: 'after' },
  ).lean<RSVPRow>();
  if (next) await tellOfPromotion(session, next);
  return next;
}

async function changeSeats(session: ClientSession, salonId: string, by: number): Promise<boolean> {
  const free = by < 0 ? { is_closed: false, seats_free: { $gte: -by } } : {};
  const changed = await Salon.updateOne({ _id: salonId, ...free }, { $inc: { seats_free: by } }, { session });
  return changed.modifiedCount === 1;
}

export const hasLimit = ({ capacity }: SalonRow): boolean => typeof capacity === 'number';

/** Lost a race: rolls back the move up that the seat was meant for. */
class SeatGone extends Error {}
const ignoreSeatGone = (error: unknown): null => {
  if (error instanceof SeatGone) return null;
  throw error;
};
