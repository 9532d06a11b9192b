import { GUEST_LIMITS } from '@athenaeum/content-contract';
import { inTransaction } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { lapsed } from './lapsedHolds';
import { RSVP, type RSVPRow } from './rsvp.model';
import { fillFreeSeats, passSeatOn, withSeatLock, withdraw } from './seats';

const HOUR = 3_600_000;

/**
 * Releases seats that were not paid for, or not confirmed, in time. Called by every write about a seat, so that none depends
 * on the job; reads answer as if it had run (`lapsedHolds.ts`).
 */
export async function releaseOverdueSeats(
  salonId: string,
  { except, now = Date.now() }: { except?: string; now?: number } = {},
): Promise<void> {
  const overdue = await RSVP.find({
    salon_id: salonId,
    ...lapsed(now),
    ...(except ? { _id: { $ne: except } } : {}),
  }).lean<RSVPRow[]>();
  for (const rsvp of overdue)
    await withSeatLock(salonId, () => inTransaction((session) => release(session, rsvp, now)));
  if (overdue.length > 0) await fillFreeSeats(salonId);
}

/** Called by the job, for events at which nobody asks for a seat. */
export async function releaseAllOverdueSeats(now: number): Promise<void> {
  const salons = await RSVP.distinct('salon_id', lapsed(now));
  for (const salonId of salons) await releaseOverdueSeats(salonId, { now });
}

/** Removes the data of unconfirmed addresses; their seats are released first. */
export async function forgetUnconfirmed(now: number): Promise<void> {
  const before = now - GUEST_LIMITS.deleteUnconfirmedAfterHours * HOUR;
  // A partial index is used by what says its condition, for which Mongoose has no type.
  const forgotten: Record<string, unknown> = {
    confirm_by: { $lte: before, $type: 'number' },
    held_until: null,
  };
  await RSVP.deleteMany(forgotten);
}

/** Conditional on the time, so that a concurrent payment, confirmation or request keeps the seat. */
async function release(session: ClientSession, rsvp: RSVPRow, now: number): Promise<void> {
  const { _id, confirm_by } = rsvp;
  const held_until = rsvp.held_until!;
  if (!confirm_by) return void (await withdraw(session, _id, { held_until }));
  // The RSVP stays without its seat, so that a late confirmation may ask for another.
  const before = await RSVP.findOneAndUpdate(
    { _id, status: 'PENDING', confirm_by, held_until },
    { held_until: null },
    { session, returnDocument: 'before' },
  ).lean<RSVPRow>();
  if (before) await passSeatOn(session, before, now);
}
