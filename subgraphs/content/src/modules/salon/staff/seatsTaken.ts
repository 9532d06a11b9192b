import type { ClientSession } from 'mongoose';
import { RSVP } from '../../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon.model';

export const HELD = { $or: [{ status: 'RESERVED' as const }, { held_until: { $ne: null } }] };
/** Of an address that nobody has confirmed nobody is told. */
export const toBeTold = { status: { $in: ['RESERVED' as const, 'PENDING' as const] }, confirm_by: null };

/** Seats that are somebody's, those that are still to be paid for or confirmed too. */
export const seatsTaken = (salonId: string, session: ClientSession | null = null): Promise<number> =>
  RSVP.countDocuments({ salon_id: salonId, ...HELD })
    .session(session)
    .exec();

/** Everybody who is told what becomes of it. */
export const peopleAt = (salonId: string, session: ClientSession | null = null): Promise<number> =>
  RSVP.countDocuments({ salon_id: salonId, ...toBeTold })
    .session(session)
    .exec();

/**
 * A seat at what had no limit was counted nowhere, so one that was asked for while the limit was set is found only now.
 * Conditional on the count that was seen: whoever takes or gives back a seat meanwhile has it looked at again.
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
