import { randomUUID } from 'node:crypto';
import { SESSION_STATUSES } from '@athenaeum/coaching-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { meetingSchema } from './meeting.schema';

/** Who cancelled it. */
export const CANCELLERS = ['member', 'coach', 'admin'] as const;

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
    /** The quarters of an hour it takes, counted since 1970; sessions booked elsewhere have none. */
    quarters: { type: [Number], default: undefined },
    /** What the member wants her coach to know. */
    note: { type: String, default: null },
    /** The coach's own, for nobody else. */
    coach_notes: { type: String, default: null },
    coach_notes_version: { type: Number, default: 0 },
    /** Where it takes place; as its coach meets everybody while nothing is said. */
    meeting: { type: meetingSchema, default: null },
    /** Names its room, should it take place in one of ours: who knows it can come in. */
    room: { type: String, default: randomUUID },
    /** Counts its times and its end, for calendars and for mail that says what is true. */
    sequence: { type: Number, default: 0 },
    created_at: { type: Number, required: true, default: () => Date.now() },
    changed_at: { type: Number, default: null },
    cancelled_at: { type: Number, default: null },
    cancelled_by: { type: String, enum: [...CANCELLERS, null], default: null },

    // Where it was booked when not here, what it is called there, and when that was last heard of.
    provider: { type: String },
    booking_id: { type: String },
    told_at: { type: Number },
  },
  { versionKey: false },
);

const LIVE = { status: 'Scheduled', quarters: { $exists: true } };
// No coach is booked twice for the same quarter of an hour, whatever the lengths and whoever presses together.
sessionSchema.index({ coach_id: 1, quarters: 1 }, { unique: true, partialFilterExpression: LIVE });
// Nor is a member in two places at once.
sessionSchema.index({ user_id: 1, quarters: 1 }, { unique: true, partialFilterExpression: LIVE });
// What was booked elsewhere is one session here, however often it is told of.
sessionSchema.index(
  { provider: 1, booking_id: 1 },
  { unique: true, partialFilterExpression: { booking_id: { $exists: true } } },
);
// "My Sessions", latest first.
sessionSchema.index({ user_id: 1, session_date: -1 });
// A coach's calendar, and what of it is taken.
sessionSchema.index({ coach_id: 1, session_date: 1 });
// What is over and still to be counted.
sessionSchema.index({ status: 1, session_date: 1 });

export type SessionRow = InferRawDocTypeFromSchema<typeof sessionSchema>;
// The platform's other sessions are sign-ins; in one database the two must not share a name.
export const Session = model<SessionRow>('CoachingSession', sessionSchema, 'coaching_sessions');

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** When a session is over, epoch ms. */
export const endOf = ({ session_date, duration }: Pick<SessionRow, 'session_date' | 'duration'>): number =>
  session_date + duration * MINUTE;

/** The quarters of an hour that are taken by a session. */
export function quartersOf(session: Pick<SessionRow, 'session_date' | 'duration'>): number[] {
  const first = Math.floor(session.session_date / QUARTER);
  const count = Math.ceil(endOf(session) / QUARTER) - first;
  return Array.from({ length: count }, (_, index) => first + index);
}
