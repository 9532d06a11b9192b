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
import { enqueue, enqueueAll } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { Salon, type SalonRow } from '../salon/salon.model';
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
  await enqueue(session, rsvpConfirmation, confirmationOf(rsvp));
  if (rsvp.status === 'RESERVED') await remindLater(session, rsvp);
}

/** As `tellOfAnswer`, of requests for seats of one event that were answered together. */
export async function tellOfAnswers(
  session: ClientSession,
  salon: SalonRow,
  answers: readonly { rsvp: RSVPRow; invite_code?: string | null }[],
): Promise<void> {
  for (const { rsvp } of answers) tellPages(session, rsvp);
  await enqueueAll(
    session,
    rsvpChanged,
    answers.map(({ rsvp, invite_code }) => changeOf(rsvp, invite_code)),
  );
  const settled = answers.map(({ rsvp }) => rsvp).filter(({ held_until }) => !held_until);
  await enqueueAll(session, rsvpConfirmation, settled.map(confirmationOf));
  const dueAt = reminderDue(salon);
  if (!dueAt) return;
  const reminded = settled.filter(({ status }) => status === 'RESERVED');
  await enqueueAll(
    session,
    salonReminder,
    reminded.map((rsvp) => ({ ...reminderOf(rsvp, salon), dueAt })),
  );
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
  await enqueue(session, rsvpChanged, changeOf(rsvp, invite_code));
}

function tellPages(session: ClientSession, { salon_id, user_id }: RSVPRow): void {
  tellOfSeats(session, salon_id);
  if (user_id) publishAfterCommit(session, { kind: 'rsvp', id: salon_id, to: { account: user_id } });
}

/** One reminder for each seat and date; whether it is still wanted is checked when it is due. */
async function remindLater(session: ClientSession, rsvp: RSVPRow): Promise<void> {
  const salon = await Salon.findById(rsvp.salon_id).select('date').session(session).lean<{ date: number }>();
  const dueAt = salon && reminderDue(salon);
  if (dueAt) await enqueue(session, salonReminder, { ...reminderOf(rsvp, salon), dueAt });
}

/** Epoch ms; null when it would be of no use. */
function reminderDue(salon: Pick<SalonRow, 'date'>): number | null {
  const dueAt = reminderTime(salon);
  return dueAt && dueAt >= Date.now() + MIN_REMINDER_DELAY_MS ? dueAt : null;
}

const changeOf = (rsvp: RSVPRow, invite_code?: string | null) => ({
  payload: {
    rsvp_id: rsvp._id,
    rsvp: rsvp.status,
    isPublic: Boolean(rsvp.guest),
    ...(invite_code ? { invite_code } : {}),
  },
  subject: rsvp._id,
});

const confirmationOf = ({ _id, responded_at, created_at }: RSVPRow) => ({
  payload: { rsvp_id: _id, responded_at: responded_at ?? created_at },
});

const reminderOf = ({ _id }: RSVPRow, { date }: Pick<SalonRow, 'date'>) => ({
  payload: { rsvp_id: _id },
  key: `${_id}:${date}`,
});
