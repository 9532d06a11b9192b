import {
  guestAsked,
  reminderTime,
  rsvpChanged,
  rsvpConfirmation,
  rsvpWithdrawn,
  salonReminder,
  seatCancelled,
  waitlistPromotion,
} from '@athenaeum/content-contract/outgoing';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { Salon } from '../salon/salon.model';
import type { RSVPRow } from './rsvp.model';

/** A reminder that follows on the heels of the confirmation would only be noise. */
const SHORTEST_NOTICE = 3_600_000;

/** What she asked for was answered: the CRM and she are told, in the transaction that answered it. */
export async function tellOfAnswer(
  session: ClientSession,
  rsvp: RSVPRow,
  invite_code?: string | null,
): Promise<void> {
  await tellCrm(session, rsvp, invite_code);
  // While she pays there is nothing to confirm.
  if (rsvp.held_until) return;
  await enqueue(session, rsvpConfirmation, {
    payload: { rsvp_id: rsvp._id, responded_at: rsvp.responded_at ?? rsvp.created_at },
  });
  if (rsvp.status === 'RESERVED') await remindLater(session, rsvp);
}

/** An address was typed into the public form: its owner is told what with, and nobody else before it is confirmed. */
export const tellGuest = (session: ClientSession, { _id }: RSVPRow, asked_at: number): Promise<void> =>
  enqueue(session, guestAsked, { payload: { rsvp_id: _id, asked_at } });

/** She moved up from the waitlist. */
export async function tellOfPromotion(session: ClientSession, rsvp: RSVPRow): Promise<void> {
  await tellCrm(session, rsvp);
  await enqueue(session, waitlistPromotion, {
    payload: { rsvp_id: rsvp._id },
    key: `${rsvp._id}:${rsvp.queued_at}`,
  });
  await remindLater(session, rsvp);
}

/** A seat or place in line was given back: the CRM is told. */
export const tellOfWithdrawal = (session: ClientSession, rsvp: RSVPRow): Promise<void> =>
  tellCrm(session, rsvp);

/** Who gave it back had a mail and a calendar entry that said otherwise. */
export const tellHolderOfWithdrawal = (
  session: ClientSession,
  { _id, status, queued_at }: RSVPRow,
): Promise<void> =>
  enqueue(session, rsvpWithdrawn, {
    payload: { rsvp_id: _id, had: status === 'RESERVED' ? 'RESERVED' : 'PENDING' },
    key: `${_id}:${status}:${queued_at}`,
  });

/** Staff have taken her seat or place from her: she is written to, besides. */
export const tellOfCancelledSeat = (
  session: ClientSession,
  { _id, status, queued_at }: RSVPRow,
): Promise<void> =>
  enqueue(session, seatCancelled, {
    payload: { rsvp_id: _id, had: status === 'RESERVED' ? 'RESERVED' : 'PENDING' },
    key: `${_id}:${queued_at}`,
  });

/** She stands at the door and knows. */
export const tellOfWalkIn = (session: ClientSession, rsvp: RSVPRow): Promise<void> => tellCrm(session, rsvp);

const tellCrm = (session: ClientSession, rsvp: RSVPRow, invite_code?: string | null): Promise<void> =>
  enqueue(session, rsvpChanged, {
    payload: {
      rsvp_id: rsvp._id,
      rsvp: rsvp.status,
      isPublic: Boolean(rsvp.guest),
      ...(invite_code ? { invite_code } : {}),
    },
    subject: rsvp._id,
  });

/** One for each seat and date: whether it is still wanted is looked up when it is due. */
async function remindLater(session: ClientSession, rsvp: RSVPRow): Promise<void> {
  const salon = await Salon.findById(rsvp.salon_id).select('date').session(session).lean<{ date: number }>();
  const dueAt = salon && reminderTime(salon);
  if (!dueAt || dueAt < Date.now() + SHORTEST_NOTICE) return;
  await enqueue(session, salonReminder, {
    payload: { rsvp_id: rsvp._id },
    key: `${rsvp._id}:${salon.date}`,
    dueAt,
  });
}
