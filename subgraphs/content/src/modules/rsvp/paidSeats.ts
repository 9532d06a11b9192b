import { CONTENT_MESSAGES, type RefundReason } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import type { SalonRow } from '../salon/salon.model';
import { RSVP, type RSVPRow } from './rsvp.model';
import { calendarChanges, salonForSeat, takeSeat } from './seats';
import { tellOfAnswer } from './tellOthers';

/**
 * Confirms a paid seat. A late payment gets a seat as long as one is free; otherwise the answer is why it has to be
 * refunded.
 */
export async function giveSeat(session: ClientSession, rsvpId: string): Promise<RefundReason | null> {
  const rsvp = await RSVP.findById(rsvpId).session(session).lean<RSVPRow>();
  const salon = rsvp && (await salonForSeat(session, rsvp.salon_id));
  if (!salon) return 'event_off';
  if (rsvp.status === 'RESERVED') return 'had_seat';
  if (salon.salon_status) return 'event_off';
  const now = Date.now();
  if (!rsvp.held_until && !(await takeSeat(session, salon, now))) return 'seat_gone';
  const paid = (await RSVP.findOneAndUpdate(
    { _id: rsvpId },
    { $set: { status: 'RESERVED', held_until: null, responded_at: now }, ...calendarChanges },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>())!;
  await tellOfAnswer(session, paid);
  return null;
}

/** Refuses a seat that has no price yet. */
export function assertCanBePaid({ requires_payment, price }: SalonRow): void {
  if (requires_payment && typeof price !== 'number')
    throw new Refusal('UNAVAILABLE', CONTENT_MESSAGES.paymentNotOpen);
}
