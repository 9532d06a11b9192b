import * as z from 'zod/mini';
import { id } from './id';
import { REVIEW_TYPES } from './reviewRules';
import { RSVP_STATUSES } from './rsvp';

/**
 * The messages of this domain to other systems, as they are in the outbox: people and events by their ids, which are
 * resolved when a message is delivered. For servers only.
 */

const aboutRSVP = z.strictObject({ rsvp_id: id });

/** A seat or a place on the waitlist was taken, lost or given back. */
export const rsvpChanged = {
  channel: 'workflow',
  kind: 'rsvp_flow',
  payload: z.strictObject({
    rsvp_id: id,
    rsvp: z.enum(RSVP_STATUSES),
    /** Whether it came from the public form. */
    isPublic: z.boolean(),
    /** The invite code as it was typed. */
    invite_code: z.nullish(z.string()),
  }),
};

/** A bookmark was set or removed. */
export const bookmarkChanged = {
  channel: 'crm',
  kind: 'bookmark',
  payload: z.strictObject({ id, userId: id, salonOrCoachId: id }),
};

/** Progress in a recording. */
export const progressSaved = {
  channel: 'crm',
  kind: 'progress',
  payload: z.strictObject({ salonId: id, userId: id, progress: z.number() }),
};

/** A review for the content store, of the entry that it knows by `contentfulId`. */
export const reviewSaved = {
  channel: 'content_store',
  kind: 'review',
  payload: z.strictObject({
    contentfulId: id,
    userId: id,
    reviewerName: z.nullish(z.string()),
    /** The portfolio writer, coach or host of the review, where the survey asks. */
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

/** To the holder of an RSVP answered at `responded_at`: a seat, or a place on the waitlist. */
export const rsvpConfirmation = {
  channel: 'mail',
  kind: 'rsvp_confirmation',
  payload: z.strictObject({ rsvp_id: id, responded_at: z.number() }),
};

/** To the address that was typed into the public form: what was requested, or exists already. */
export const guestRequestReceived = {
  channel: 'mail',
  kind: 'guest_asked',
  payload: z.strictObject({ rsvp_id: id, asked_at: z.number() }),
};

/** To somebody who has moved up from the waitlist. */
export const waitlistPromotion = { channel: 'mail', kind: 'waitlist_promotion', payload: aboutRSVP };

/** To the former holder of a seat, or of a place on the waitlist, that was given back. */
export const rsvpWithdrawn = {
  channel: 'mail',
  kind: 'rsvp_withdrawn',
  payload: z.strictObject({ rsvp_id: id, had: z.enum(['RESERVED', 'PENDING']) }),
};

/** To the holder of a seat, or of a place on the waitlist, that staff have cancelled. */
export const seatCancelled = {
  channel: 'mail',
  kind: 'seat_cancelled',
  payload: z.strictObject({ rsvp_id: id, had: z.enum(['RESERVED', 'PENDING']) }),
};

/** To the holder of a seat, the day before. */
export const salonReminder = { channel: 'mail', kind: 'salon_reminder', payload: aboutRSVP };

/** The status of an event. `stands`: it takes place after all. */
export const SALON_NEWS = ['cancelled', 'postponed', 'moved', 'stands'] as const;
export type SalonNews = (typeof SALON_NEWS)[number];

/** To everyone with a seat or on the waitlist: a change of the event, by its `calendar_sequence`. */
export const salonNews = {
  channel: 'mail',
  kind: 'salon_news',
  payload: z.strictObject({
    rsvp_id: id,
    news: z.enum(SALON_NEWS),
    /** Whether the start has changed; missing in messages from older versions. */
    has_new_time: z.optional(z.boolean()),
    /** When it was to begin before, epoch ms; missing where that has not changed. */
    was: z.optional(z.number()),
    sequence: z.number(),
    /** In the words of staff. */
    note: z.nullish(z.string()),
  }),
};

/** To everyone with a seat or on the waitlist: a note from staff. */
export const attendeesNote = {
  channel: 'mail',
  kind: 'attendees_note',
  payload: z.strictObject({ rsvp_id: id, note: z.string() }),
};

/** To a member whom staff have invited by name. */
export const salonInvited = { channel: 'mail', kind: 'salon_invited', payload: aboutRSVP };

/** To those who answer requests for a peer group: a leader's account, or member support where there is none. */
export const groupRequested = {
  channel: 'mail',
  kind: 'group_requested',
  payload: z.strictObject({ membership_id: id, leader_id: z.nullable(id) }),
};

/** To the member who asked to join a peer group: the decision. */
export const groupRequestDecided = {
  channel: 'mail',
  kind: 'group_request_decided',
  payload: z.strictObject({ membership_id: id }),
};

/** To the buyer of a seat. */
export const seatReceipt = {
  channel: 'mail',
  kind: 'seat_receipt',
  payload: z.strictObject({ order_id: id }),
};

/** About a refund: to member support, who makes it, and to the buyer. */
export const REFUND_READERS = ['support', 'member'] as const;
export const refundDue = {
  channel: 'mail',
  kind: 'refund_due',
  payload: z.strictObject({ order_id: id, to: z.enum(REFUND_READERS) }),
};

/** The billing provider's name, or one of its ids. */
const providerId = z.string().check(z.minLength(1), z.maxLength(200));

/** A purchase, for the users domain. */
export const seatsBought = {
  channel: 'billing',
  kind: 'seats_bought',
  payload: z.strictObject({
    user_id: id,
    provider: providerId,
    /** The customer's id at the provider. */
    customer_id: providerId,
    invoice_id: providerId,
    product_ids: z.array(providerId).check(z.minLength(1)),
    /** Epoch ms. */
    bought_at: z.number(),
  }),
};

const DAY = 86_400_000;

/** When a reminder of an event is due, epoch ms. */
export const reminderTime = ({ date }: { date: number }): number => date - DAY;
