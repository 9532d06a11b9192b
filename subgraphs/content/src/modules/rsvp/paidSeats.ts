import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { inTransaction, notFound, Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP, type RSVPRow } from './rsvp.model';
import { seatChange, takeSeat, withdraw } from './seats';
import { tellOfAnswer } from './tellOthers';

/**
 * The seat is paid for. Told again, it stays as it is; told late, she has it as long as one is free. Refused, the money
 * has to go back.
 */
export async function confirmSeat(rsvpId: string): Promise<RSVPRow> {
  const rsvp = await RSVP.findById(rsvpId).lean<RSVPRow>();
  if (!rsvp) throw notFound('RSVP');
  await releaseOverdueSeats(rsvp.salon_id, rsvp._id);
  return seatChange(rsvp.salon_id, () => inTransaction((session) => confirm(session, rsvpId)));
}

async function confirm(session: ClientSession, rsvpId: string): Promise<RSVPRow> {
  const rsvp = await RSVP.findById(rsvpId).session(session).lean<RSVPRow>();
  if (!rsvp) throw notFound('RSVP');
  if (rsvp.status === 'RESERVED') return rsvp;
  const now = Date.now();
  const salon = await Salon.findById(rsvp.salon_id).session(session).lean<SalonRow>();
  if (!salon) throw notFound('event');
  if (salon.salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.statusStands(salon.salon_status));
  if (!rsvp.held_until && !(await takeSeat(session, salon, now)))
    throw new Refusal('CONFLICT', CONTENT_MESSAGES.seatGone);
  const paid = (await RSVP.findOneAndUpdate(
    { _id: rsvpId },
    { status: 'RESERVED', held_until: null, responded_at: now },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>())!;
  await tellOfAnswer(session, paid);
  return paid;
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
