import { CONTENT_MESSAGES, type RefundReason } from '@athenaeum/content-contract';
import { inTransaction, Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import type { SalonRow } from '../salon/salon.model';
import { RSVP, type RSVPRow } from './rsvp.model';
import { salonForSeat, seatChange, takeSeat, withdraw } from './seats';
import { tellOfAnswer } from './tellOthers';

/**
 * The seat is paid for. Told late, she has it as long as one is free; otherwise the answer is why the money has to go
 * back.
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
    { status: 'RESERVED', held_until: null, responded_at: now },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>())!;
  await tellOfAnswer(session, paid);
  return null;
}

/** Refuses a seat that has no price yet; otherwise what others did not pay for is free again. */
export async function assertCanBePaid(salon: SalonRow): Promise<void> {
  if (!salon.requires_payment) return;
  if (typeof salon.price !== 'number') throw new Refusal('UNAVAILABLE', CONTENT_MESSAGES.paymentNotOpen);
  await releaseOverdueSeats(salon._id);
}

/** Seats that were not paid for in time are free again: looked at whenever somebody asks for one or for the event's page. */
export async function releaseOverdueSeats(salonId: string, except?: string): Promise<void> {
  const overdue = await RSVP.find({
    salon_id: salonId,
    status: 'PENDING',
    held_until: { $ne: null, $lte: Date.now() },
    ...(except ? { _id: { $ne: except } } : {}),
  }).lean<RSVPRow[]>();
  for (const { _id, held_until } of overdue)
    // Conditional on the time, so that one who has paid or asked again meanwhile keeps hers.
    await seatChange(salonId, () =>
      inTransaction((session) => withdraw(session, _id, { held_until: held_until! })),
    );
}
