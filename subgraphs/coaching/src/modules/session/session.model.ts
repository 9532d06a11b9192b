import { randomUUID } from 'node:crypto';
import { SESSION_CANCELLERS, SESSION_STATUSES } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { meetingSchema } from './meeting.schema';
import { sharedNoteSchema, taskSchema } from './together.schema';

const sessionSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    coach_id: { type: String, required: true },
    /** Start, epoch ms. */
    session_date: { type: Number, required: true },
    /** Minutes. Any duration: external booking pages have their own. */
    duration: { type: Number, required: true, min: 1 },
    status: { type: String, required: true, enum: SESSION_STATUSES, default: 'Scheduled' },
    /** The quarters of an hour it takes, counted since 1970; none for external bookings. */
    quarters: { type: [Number], default: undefined },
    /** The member's note for the coach. */
    note: { type: String, default: null },
    /** The coach's own notes, for nobody else. */
    coach_notes: { type: String, default: null },
    coach_notes_version: { type: Number, default: 0 },
    /** What member and coach write together, oldest first; nobody else reads it. */
    shared_notes: { type: [sharedNoteSchema], default: [] },
    /** What the member has decided to do, for the same two. */
    tasks: { type: [taskSchema], default: [] },
    /** Its place; the coach's default when missing. */
    meeting: { type: meetingSchema, default: null },
    /** The room's id, should it take place in a video room: a secret that admits to the room. */
    room: { type: String, default: randomUUID },
    /** SEQUENCE for calendars: raised by changes of time, and by its end; mail is only sent about the current one. */
    sequence: { type: Number, default: 0 },
    created_at: { type: Number, required: true, default: () => Date.now() },
    changed_at: { type: Number, default: null },
    cancelled_at: { type: Number, default: null },
    cancelled_by: { type: String, enum: [...SESSION_CANCELLERS, null] as const, default: null },

    // For external bookings: the system, its id there, and when it last changed there.
    provider: { type: String },
    booking_id: { type: String },
    told_at: { type: Number },
  },
  { versionKey: false },
);
sessionSchema.plugin(joinReads);

const LIVE = { status: 'Scheduled', quarters: { $exists: true } };
// No coach is booked twice for the same quarter of an hour, whatever the durations, also by concurrent requests.
sessionSchema.index({ coach_id: 1, quarters: 1 }, { unique: true, partialFilterExpression: LIVE });
// Nor is a member in two sessions at the same time.
sessionSchema.index({ user_id: 1, quarters: 1 }, { unique: true, partialFilterExpression: LIVE });
// An external booking is one session, however often it is reported.
sessionSchema.index(
  { provider: 1, booking_id: 1 },
  { unique: true, partialFilterExpression: { booking_id: { $exists: true } } },
);
// "My Sessions", latest first.
sessionSchema.index({ user_id: 1, session_date: -1 });
// A coach's calendar, and its taken times.
sessionSchema.index({ coach_id: 1, session_date: 1 });
// Sessions that are over and not settled yet.
sessionSchema.index({ status: 1, session_date: 1 });

export type SessionRow = InferRawDocTypeFromSchema<typeof sessionSchema>;
// Sign-in sessions are in another collection; in one database the two must not share a name.
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
