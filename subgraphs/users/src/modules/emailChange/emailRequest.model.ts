import { randomUUID } from 'node:crypto';
import { EMAIL_REQUEST_STATUSES } from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A member's request for another address, until an admin has decided it. */
const emailRequestSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    /** Null where the member only wrote about it. */
    new_email: { type: String, default: null },
    body: { type: String, default: null },
    asked_at: { type: Number, required: true },
    status: { type: String, required: true, enum: EMAIL_REQUEST_STATUSES, default: 'waiting' },
    decided_at: { type: Number, default: null },
  },
  { collection: 'email_requests', versionKey: false },
);
emailRequestSchema.plugin(joinReads);

// One waiting request per member: a second one replaces it.
emailRequestSchema.index({ user_id: 1 }, { unique: true, partialFilterExpression: { status: 'waiting' } });
// The queue, longest first; and decided ones, latest first.
emailRequestSchema.index({ status: 1, asked_at: 1 });

export type EmailRequestRow = InferRawDocTypeFromSchema<typeof emailRequestSchema>;
export const EmailRequest = model<EmailRequestRow>('EmailRequest', emailRequestSchema);
