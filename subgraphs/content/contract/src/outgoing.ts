import * as z from 'zod/mini';
import { id } from './id';
import { REVIEW_TYPES } from './reviewRules';
import { RSVP_STATUSES } from './rsvp';

/**
 * What this domain has other systems told, as it stands in the outbox: people and events by their ids, read when it is
 * their turn. Servers only; pages have no business here.
 */

const aboutRSVP = z.strictObject({ rsvp_id: id });

/** Somebody took, lost or gave back a seat or a place in line. */
export const rsvpChanged = {
  channel: 'workflow',
  kind: 'rsvp_flow',
  payload: z.strictObject({
    rsvp_id: id,
    rsvp: z.enum(RSVP_STATUSES),
    /** Whether she came by the public form. */
    isPublic: z.boolean(),
    /** As she typed it. */
    invite_code: z.nullish(z.string()),
  }),
};

/** She set or removed a bookmark; the other system is told the same of both. */
export const bookmarkChanged = {
  channel: 'crm',
  kind: 'bookmark',
  payload: z.strictObject({ id, userId: id, salonOrCoachId: id }),
};

/** How far she has watched. */
export const progressSaved = {
  channel: 'crm',
  kind: 'progress',
  payload: z.strictObject({ salonId: id, userId: id, progress: z.number() }),
};

/** A review for the content store, of the entry it knows by `contentfulId`. */
export const reviewSaved = {
  channel: 'content_store',
  kind: 'review',
  payload: z.strictObject({
    contentfulId: id,
    userId: id,
    reviewerName: z.nullish(z.string()),
    /** The portfolio writer, coach or host it is about, where the survey asks. */
    name: z.nullish(z.string()),
    eventTitle: z.string(),
    reviewType: z.enum(REVIEW_TYPES),
    /** Epoch ms. */
    reviewDate: z.number(),
    rating: z.number(),
    isAnonymous: z.boolean(),
    feedback: z.nullish(z.string()),
  }),
};

/** To her who asked at `responded_at`: her seat, or her place in line. */
export const rsvpConfirmation = {
  channel: 'mail',
  kind: 'rsvp_confirmation',
  payload: z.strictObject({ rsvp_id: id, responded_at: z.number() }),
};

/** To whom an address belongs that was typed into the public form: what it asks for, or has already. */
export const guestAsked = {
  channel: 'mail',
  kind: 'guest_asked',
  payload: z.strictObject({ rsvp_id: id, asked_at: z.number() }),
};

/** To her who waited: a seat is hers. */
export const waitlistPromotion = { channel: 'mail', kind: 'waitlist_promotion', payload: aboutRSVP };

/** To whom a seat, or a place in line, belonged that was given back. */
export const rsvpWithdrawn = {
  channel: 'mail',
  kind: 'rsvp_withdrawn',
  payload: z.strictObject({ rsvp_id: id, had: z.enum(['RESERVED', 'PENDING']) }),
};

/** To her whose seat, or place in line, staff have cancelled. */
export const seatCancelled = {
  channel: 'mail',
  kind: 'seat_cancelled',
  payload: z.strictObject({ rsvp_id: id, had: z.enum(['RESERVED', 'PENDING']) }),
};

/** To her who has a seat, the day before. */
export const salonReminder = { channel: 'mail', kind: 'salon_reminder', payload: aboutRSVP };

/** What becomes of an event. `stands`: it takes place after all. */
export const SALON_NEWS = ['cancelled', 'postponed', 'moved', 'stands'] as const;
export type SalonNews = (typeof SALON_NEWS)[number];

/** To everyone with a seat or on the waitlist: what has become of the event with its `calendar_sequence`. */
export const salonNews = {
  channel: 'mail',
  kind: 'salon_news',
  payload: z.strictObject({
    rsvp_id: id,
    news: z.enum(SALON_NEWS),
    /** Whether it begins at another time than before; missing in what was written by an older version. */
    has_new_time: z.optional(z.boolean()),
    sequence: z.number(),
    /** In the words of the staff. */
    note: z.nullish(z.string()),
  }),
};

/** To everyone with a seat or in line: what the staff have to say. */
export const attendeesNote = {
  channel: 'mail',
  kind: 'attendees_note',
  payload: z.strictObject({ rsvp_id: id, note: z.string() }),
};

/** To a member whom staff have invited by name. */
export const salonInvited = { channel: 'mail', kind: 'salon_invited', payload: aboutRSVP };

/** To one who answers requests for a peer group: a leader by the account, or member support where none has one. */
export const groupRequested = {
  channel: 'mail',
  kind: 'group_requested',
  payload: z.strictObject({ membership_id: id, leader_id: z.nullable(id) }),
};

/** To the member who asked for a place in a peer group: what was decided. */
export const groupRequestDecided = {
  channel: 'mail',
  kind: 'group_request_decided',
  payload: z.strictObject({ membership_id: id }),
};

/** To her who paid for a seat. */
export const seatReceipt = {
  channel: 'mail',
  kind: 'seat_receipt',
  payload: z.strictObject({ order_id: id }),
};

/** Who is told that a payment has to go back: member support, who returns it, and she whose it is. */
export const REFUND_READERS = ['support', 'member'] as const;
export const refundDue = {
  channel: 'mail',
  kind: 'refund_due',
  payload: z.strictObject({ order_id: id, to: z.enum(REFUND_READERS) }),
};

/** As a billing provider names things. */
const named = z.string().check(z.minLength(1), z.maxLength(200));

/** For the record of her purchases, which is not ours to keep. */
export const seatsBought = {
  channel: 'billing',
  kind: 'seats_bought',
  payload: z.strictObject({
    user_id: id,
    provider: named,
    /** What the provider calls her. */
    customer_id: named,
    invoice_id: named,
    product_ids: z.array(named).check(z.minLength(1)),
    /** Epoch ms. */
    bought_at: z.number(),
  }),
};

const DAY = 86_400_000;

/** When a reminder of an event is due, epoch ms. */
export const reminderTime = ({ date }: { date: number }): number => date - DAY;
