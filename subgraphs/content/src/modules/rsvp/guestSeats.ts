import { CONTENT_MESSAGES, GUEST_LIMITS, type RSVPStatus } from '@athenaeum/content-contract';
import { indexedText, inTransaction, notFound, Refusal } from '@athenaeum/kit';
import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { Salon, type SalonRow } from '../salon/salon.model';
import type { Details } from './askForSeat';
import { countGuestMail } from './countGuestMail';
import { assertTakesRSVPs } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import {
  fillFreeSeats,
  hasLimit,
  hasRoom,
  salonForSeat,
  withSeatLock,
  takeSeat,
  calendarChanges,
} from './seats';
import { tellGuest, tellOfAnswer, tellOfSeats } from './tellOthers';

interface Form extends Details {
  invite_code?: string | null;
}

/**
 * Holds a seat for a visitor until the link of the mail is used. The answer is about the event alone (whether there was
 * room for one more), never about its address. Every address takes the same queries, stored or not
 * (`gateway/safety/accountEnumeration.test.ts`).
 */
export const askAsGuest = (salonId: string, email: string, form: Form): Promise<RSVPStatus> =>
  withSeatLock(salonId, () => inTransaction((session) => ask(session, salonId, email, form)));

/** Confirms by the mail's link, which proves that the address is the visitor's. Late, another free seat, otherwise a place on the waitlist. */
export async function confirmGuestSeat({ _id, salon_id }: RSVPRow): Promise<void> {
  const rsvp = await withSeatLock(salon_id, () => inTransaction((session) => confirm(session, _id)));
  // As with `askForSeat`: a seat may have been given back meanwhile.
  if (rsvp.status === 'PENDING') await fillFreeSeats(salon_id);
}

async function ask(
  session: ClientSession,
  salonId: string,
  guest_email: string,
  { invite_code, ...details }: Form,
): Promise<RSVPStatus> {
  const now = Date.now();
  // First, so that concurrent requests for one address or event conflict, and the repeated one sees the other's writes.
  const mayBeWrittenTo = await countGuestMail(session, guest_email, now);
  const salon = await salonForSeat(session, salonId);
  if (!salon) throw notFound('event');
  assertTakesRSVPs(salon, now);
  const isRoom = await hasRoom(session, salon, now);
  const guest = { salon_id: salonId, guest_email: indexedText(guest_email) };
  const current = await RSVP.findOne(guest).session(session).lean<RSVPRow>();
  const held = await RSVP.countDocuments({ guest_email, held_until: { $gt: now } }).session(session);
  const isNew = mayBeWrittenTo && !stands(current, now);
  // A hold that ended since overdue seats were released: its seat is still counted, and may not be taken twice.
  const hasSeat = Boolean(current?.held_until);
  const isHeld = isNew && (hasSeat || (isRoom && held < GUEST_LIMITS.seatsHeld));
  if (isRoom && hasLimit(salon)) await holdSeat(session, salon, isHeld && !hasSeat);

  const confirm_by = now + GUEST_LIMITS.heldMinutes * 60_000;
  const asked = {
    ...details,
    invite_code: invite_code ?? null,
    status: 'PENDING',
    held_until: isHeld ? confirm_by : null,
    confirm_by,
    queued_at: now,
    responded_at: now,
  };
  const rsvp = await RSVP.findOneAndUpdate(
    guest,
    { $set: isNew ? asked : {}, $setOnInsert: { _id: randomUUID(), created_at: now } },
    { session, upsert: isNew, returnDocument: 'after' },
  ).lean<RSVPRow>();
  if (isHeld) tellOfSeats(session, salonId);
  if (rsvp && mayBeWrittenTo) await tellGuest(session, rsvp, now);
  return isRoom ? 'RESERVED' : 'PENDING';
}

/** The same write whether a seat is held or not. */
const holdSeat = (session: ClientSession, { _id }: SalonRow, isHeld: boolean) =>
  Salon.updateOne(
    { _id, is_closed: false, seats_free: { $gt: 0 } },
    { $inc: { seats_free: isHeld ? -1 : 0 } },
    { session },
  ).orFail();

/** It is confirmed, or can still be: asking again does not prolong the hold. */
const stands = (rsvp: RSVPRow | null, now: number): boolean =>
  rsvp !== null && rsvp.status !== 'INVITED' && (!rsvp.confirm_by || rsvp.confirm_by > now);

async function confirm(session: ClientSession, id: string): Promise<RSVPRow> {
  const now = Date.now();
  const rsvp = await RSVP.findById(id).session(session).lean<RSVPRow>();
  const salon = rsvp && (await salonForSeat(session, rsvp.salon_id));
  if (!salon) throw notFound('RSVP');
  const { confirm_by, held_until, invite_code } = rsvp;
  if (rsvp.status !== 'PENDING' || !confirm_by) return rsvp;
  assertTakesRSVPs(salon, now);
  if (salon.requires_payment) throw new Refusal('CONFLICT', CONTENT_MESSAGES.signInToPay);
  // A seat that is still counted as held is theirs, even if the hold has just expired.
  const hasSeat = Boolean(held_until) || (await takeSeat(session, salon, now));
  const confirmed = (await RSVP.findOneAndUpdate(
    { _id: id, status: 'PENDING', confirm_by, held_until },
    {
      $set: {
        status: hasSeat ? 'RESERVED' : 'PENDING',
        held_until: null,
        confirm_by: null,
        // A place on the waitlist is held like a seat.
        queued_at: confirm_by > now ? rsvp.queued_at : now,
        responded_at: now,
      },
      $unset: { invite_code: 1 },
      ...calendarChanges,
    },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>())!;
  await tellOfAnswer(session, confirmed, invite_code);
  return confirmed;
}
