import { randomUUID } from 'node:crypto';
import { SESSION_STATUSES } from '@athenaeum/coaching-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const sessionSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    coach_id: { type: String, required: true },
    /** Start, epoch ms. */
    session_date: { type: Number, required: true },
    /** Minutes. Any length: coaches booked elsewhere decide their own. */
    duration: { type: Number, required: true, min: 1 },
    status: { type: String, required: true, enum: SESSION_STATUSES, default: 'Scheduled' },
    created_at: { type: Number, required: true, default: () => Date.now() },
    cancelled_at: { type: Number, default: null },
  },
  { versionKey: false },
);

// One live booking per coach and start, even when two members press the button together.
sessionSchema.index(
  { coach_id: 1, session_date: 1 },
  { unique: true, partialFilterExpression: { status: 'Scheduled' } },
);
// "My Sessions", latest first.
sessionSchema.index({ user_id: 1, session_date: -1 });

export type SessionRow = InferRawDocTypeFromSchema<typeof sessionSchema>;
// The platform's other sessions are sign-ins; in one database the two must not share a name.
export const Session = model<SessionRow>('CoachingSession', sessionSchema, 'coaching_sessions');
