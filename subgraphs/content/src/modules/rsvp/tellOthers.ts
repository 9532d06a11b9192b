import {
  guestRequestReceived,
  reminderTime,
  rsvpChanged,
  rsvpConfirmation,
  rsvpWithdrawn,
  salonReminder,
  seatCancelled,
  waitlistPromotion,
} from '@athenaeum/content-contract/outgoing';
import { publishAfterCommit } from '@athenaeum/kit/facts';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { Salon } from '../salon/salon.model';
import type { RSVPRow } from './rsvp.model';

/** A reminder shortly after the confirmation would be of no use. */
const MIN_REMINDER_DELAY_MS = 3_600_000;

/** Reports an answered request to the CRM and by mail, in the same transaction. */
export async function tellOfAnswer(
  session: ClientSession,
  rsvp: RSVPRow,
  invite_code?: string | null,
): Promise<void> {
  await tellCrm(session, rsvp, invite_code);
  // Nothing to confirm before the payment.
  if (rsvp.held_until) return;
  await enqueue(session, rsvpConfirmation, {
    payload: { rsvp_id: rsvp._id, responded_at: rsvp.responded_at ?? rsvp.created_at },
  });
  if (rsvp.status === 'RESERVED') await remindLater(session, rsvp);
}

/** Tells open pages that free seats or the waitlist have changed. */
export const tellOfSeats = (session: ClientSession, salon_id: string): void =>
  publishAfterCommit(session, { kind: 'seats', id: salon_id, to: 'signedIn' });

/** Mails the address from the public form; nobody else is told before it is confirmed. */
export const tellGuest = (session: ClientSession, { _id }: RSVPRow, asked_at: number): Promise<void> =>
  enqueue(session, guestRequestReceived, { payload: { rsvp_id: _id, asked_at } });

/** Reports a move up from the waitlist. */
export async function tellOfPromotion(session: ClientSession, rsvp: RSVPRow): Promise<void> {
  await tellCrm(session, rsvp);
  await enqueue(session, waitlistPromotion, {
    payload: { rsvp_id: rsvp._id },
    key: `${rsvp._id}:${rsvp.queued_at}`,
  });
  await remindLater(session, rsvp);
}

/** Reports a seat or place that was given back to the CRM. */
export const tellOfWithdrawal = (session: ClientSession, rsvp: RSVPRow): Promise<void> =>
  tellCrm(session, rsvp);

/** Mails the former holder, who has a confirmation and a calendar entry. */
export const tellHolderOfWithdrawal = (
  session: ClientSession,
  { _id, status, queued_at }: RSVPRow,
): Promise<void> =>
  enqueue(session, rsvpWithdrawn, {
    payload: { rsvp_id: _id, had: status === 'RESERVED' ? 'RESERVED' : 'PENDING' },
    key: `${_id}:${status}:${queued_at}`,
  });

/** Staff have cancelled a seat or place: mails the holder, too. */
export const tellOfCancelledSeat = (
  session: ClientSession,
  { _id, status, queued_at }: RSVPRow,
): Promise<void> =>
  enqueue(session, seatCancelled, {
    payload: { rsvp_id: _id, had: status === 'RESERVED' ? 'RESERVED' : 'PENDING' },
    key: `${_id}:${queued_at}`,
  });

/** A walk-in gets no mail. */
export const tellOfWalkIn = (session: ClientSession, rsvp: RSVPRow): Promise<void> => tellCrm(session, rsvp);

async function tellCrm(session: ClientSession, rsvp: RSVPRow, invite_code?: string | null): Promise<void> {
  tellPages(session, rsvp);
  await enqueue(session, rsvpChanged, {
    payload: {
      rsvp_id: rsvp._id,
      rsvp: rsvp.status,
      isPublic: Boolean(rsvp.guest),
      ...(invite_code ? { invite_code } : {}),
    },
    subject: rsvp._id,
  });
}

function tellPages(session: ClientSession, { salon_id, user_id }: RSVPRow): void {
  tellOfSeats(session, salon_id);
  if (user_id) publishAfterCommit(session, { kind: 'rsvp', id: salon_id, to: { account: user_id } });
}

/** One reminder for each seat and date; whether it is still wanted is checked when it is due. */
async function remindLater(session: ClientSession, rsvp: RSVPRow): Promise<void> {
  const salon = await Salon.findById(rsvp.salon_id).select('date').session(session).lean<{ date: number }>();
  const dueAt = salon && reminderTime(salon);
  if (!dueAt || dueAt < Date.now() + MIN_REMINDER_DELAY_MS) return;
  await enqueue(session, salonReminder, {
    payload: { rsvp_id: rsvp._id },
    key: `${rsvp._id}:${salon.date}`,
    dueAt,
  });
}
