import { randomUUID } from 'node:crypto';
import { CONSENTS, LANGUAGES, RSVP_STATUSES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const text = { type: String, default: null };

/** A visitor's answers on the public form. */
const guest = new Schema(
  {
    first_name: text,
    last_name: text,
    title: text,
    email: text,
    company: text,
    linkedin: text,
    phone: text,
    country: text,
    city: text,
    state: text,
    /** The language of the form. */
    language: { type: String, default: null, enum: [...LANGUAGES, null] as const },
  },
  { _id: false },
);

const consent = new Schema(
  { name: { type: String, required: true, enum: CONSENTS }, given_at: { type: Number, required: true } },
  { _id: false },
);

/** Members and visitors share the seats and the waitlist of a salon. */
const rsvpSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    salon_id: { type: String, required: true },
    user_id: { type: String },
    /** Lower case; a visitor is identified by it alone. */
    guest_email: { type: String },
    guest: { type: guest },
    /** The member's name at the time of the request, for staff who may not see the profile. */
    name: { type: String },
    consents: { type: [consent], default: undefined },
    status: { type: String, required: true, enum: RSVP_STATUSES },
    /** Since when it is on the waitlist, epoch ms. */
    queued_at: { type: Number, required: true },
    /**
     * Until when the seat is held, epoch ms: for a member to pay at a paid event, for a visitor to confirm.
     * PENDING with it is no place on the waitlist.
     */
    held_until: { type: Number, default: null },
    /**
     * By when a visitor has to confirm by the link of the mail, epoch ms. While it is set, the address is unconfirmed: no place
     * on the waitlist, and no other system is told. Null or missing means confirmed.
     */
    confirm_by: { type: Number, default: null },
    /** The code that a visitor typed, until the confirmation passes it on. */
    invite_code: { type: String },
    responded_at: { type: Number, default: null },
    /** When staff checked the person in, epoch ms. Only set with RESERVED. */
    attended_at: { type: Number, default: null },
    /** SEQUENCE of the calendar entry (RFC 5546): how often the entry of this seat has changed. */
    calendar_changes: { type: Number, default: 0 },
    created_at: { type: Number, required: true },
  },
  { versionKey: false },
);
rsvpSchema.plugin(joinReads);

// One RSVP per member and salon, and per visitor's address and salon, also for concurrent requests.
rsvpSchema.index(
  { salon_id: 1, user_id: 1 },
  { unique: true, partialFilterExpression: { user_id: { $type: 'string' } } },
);
rsvpSchema.index(
  { salon_id: 1, guest_email: 1 },
  { unique: true, partialFilterExpression: { guest_email: { $type: 'string' } } },
);
// The waitlist in order, and a place on it.
rsvpSchema.index({ salon_id: 1, status: 1, queued_at: 1, _id: 1 });
// Unconfirmed RSVPs, which are removed in time.
rsvpSchema.index({ confirm_by: 1 }, { partialFilterExpression: { confirm_by: { $type: 'number' } } });
// Holds that have lapsed, for the job that releases them.
rsvpSchema.index({ held_until: 1 }, { partialFilterExpression: { held_until: { $gt: 0 } } });
// My Content, newest first.
rsvpSchema.index({ user_id: 1, created_at: -1 });
// RSVPs of a period.
rsvpSchema.index({ created_at: 1 });
// Check-ins of a period.
rsvpSchema.index({ attended_at: 1 });

export type RSVPRow = InferRawDocTypeFromSchema<typeof rsvpSchema>;
export const RSVP = model<RSVPRow>('RSVP', rsvpSchema);
