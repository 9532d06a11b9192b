import type { ClientSession } from 'mongoose';
import { RSVP } from '../../rsvp/rsvp.model';
import { stillHeld } from '../../rsvp/lapsedHolds';
import { Salon, type SalonRow } from '../salon.model';

export const HELD = { $or: [{ status: 'RESERVED' as const }, { held_until: { $ne: null } }] };
/** Without unconfirmed addresses, and without those who let a hold lapse. */
export const toBeTold = (now: number) => ({
  confirm_by: null,
  $or: [{ status: 'RESERVED' as const }, { status: 'PENDING' as const, held_until: null }, stillHeld(now)],
});

/** Taken seats, including those held for payment or confirmation. */
export const seatsTaken = (salonId: string, session: ClientSession | null = null): Promise<number> =>
  RSVP.countDocuments({ salon_id: salonId, ...HELD })
    .session(session)
    .exec();

/** Everybody who is told of a change. */
export const peopleAt = (salonId: string, session: ClientSession | null = null): Promise<number> =>
  RSVP.countDocuments({ salon_id: salonId, ...toBeTold(Date.now()) })
    .session(session)
    .exec();

/**
 * Without a limit taken seats are not counted, so one that was given while the limit was being set is only found now.
 * Conditional on the count that was read: a concurrent change of seats makes it run again.
 */
export async function settleSeats(salonId: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const salon = await Salon.findById(salonId).select('capacity seats_free').lean<SalonRow>();
    if (typeof salon?.capacity !== 'number') return;
    const { capacity, seats_free } = salon;
    const free = capacity - (await seatsTaken(salonId));
    if (free === seats_free) return;
    const settled = await Salon.updateOne({ _id: salonId, capacity, seats_free }, { seats_free: free });
    if (settled.modifiedCount === 1) return;
  }
}
