import { randomUUID } from 'node:crypto';
import { CONSENTS, RSVP_STATUSES } from '@athenaeum/content-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const text = { type: String, default: null };

/** What a visitor told about herself on the public form. */
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
    /** What the form was read in. */
    language: text,
  },
  { _id: false },
);

const consent = new Schema(
  { name: { type: String, required: true, enum: CONSENTS }, given_at: { type: Number, required: true } },
  { _id: false },
);

/** Members and visitors stand in one line for the same seats. */
const rsvpSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    salon_id: { type: String, required: true },
    user_id: { type: String },
    /** Lower case; a visitor is known by nothing else. */
    guest_email: { type: String },
    guest: { type: guest },
    /** What a member was called when she asked: staff who may not see her profile know whom they expect. */
    name: { type: String },
    consents: { type: [consent], default: undefined },
    status: { type: String, required: true, enum: RSVP_STATUSES },
    /** Since when she is in line, epoch ms. */
    queued_at: { type: Number, required: true },
    /**
     * The seat is counted as theirs until then, epoch ms: for a member to pay at a paid event, for a visitor to confirm.
     * PENDING with it is no place in line.
     */
    held_until: { type: Number, default: null },
    /**
     * By when a visitor is to confirm by the link of the mail, epoch ms. While it is set nobody has shown that the address is
     * theirs: no place in line, and nobody else is told. Null or missing is confirmed.
     */
    confirm_by: { type: Number, default: null },
    /** As a visitor typed it, until the confirmation passes it on. */
    invite_code: { type: String },
    responded_at: { type: Number, default: null },
    /** Since when she is there: staff checked her in, epoch ms. Only ever set beside RESERVED. */
    attended_at: { type: Number, default: null },
    /** How often the entry of this seat in its holder's calendar has changed: what SEQUENCE counts (RFC 5546). */
    calendar_changes: { type: Number, default: 0 },
    created_at: { type: Number, required: true },
  },
  { versionKey: false },
);

// One RSVP per member and salon, and per visitor's address and salon, whatever is pressed at once.
rsvpSchema.index(
  { salon_id: 1, user_id: 1 },
  { unique: true, partialFilterExpression: { user_id: { $type: 'string' } } },
);
rsvpSchema.index(
  { salon_id: 1, guest_email: 1 },
  { unique: true, partialFilterExpression: { guest_email: { $type: 'string' } } },
);
// The waitlist in order, and a place in it.
rsvpSchema.index({ salon_id: 1, status: 1, queued_at: 1, _id: 1 });
// What waits for its confirmation, and is forgotten without it.
rsvpSchema.index({ confirm_by: 1 }, { partialFilterExpression: { confirm_by: { $type: 'number' } } });
// My Content, newest first.
rsvpSchema.index({ user_id: 1, created_at: -1 });
// What was booked in a period.
rsvpSchema.index({ created_at: 1 });
// At what people were checked in in a period.
rsvpSchema.index({ attended_at: 1 });

export type RSVPRow = InferRawDocTypeFromSchema<typeof rsvpSchema>;
export const RSVP = model<RSVPRow>('RSVP', rsvpSchema);
