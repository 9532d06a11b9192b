import { randomUUID } from 'node:crypto';
import { AVAILABILITY_DEFAULTS, COACH_RESOURCE_TYPES, WEEKDAYS } from '@athenaeum/coaching-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { meetingSchema } from '../session/meeting.schema';

const text = { type: String, default: null };
const needed = { type: String, required: true } as const;

const hours = new Schema(
  {
    weekday: { type: Number, required: true, enum: WEEKDAYS.map(({ value }) => value) },
    from: { type: String, required: true, match: /^\d{2}:\d{2}$/ },
    to: { type: String, required: true, match: /^\d{2}:\d{2}$/ },
  },
  { _id: false },
);

const extraHours = new Schema(
  {
    from: { type: String, required: true },
    to: { type: String, required: true },
  },
  { _id: false },
);

const exception = new Schema(
  {
    /** `2026-03-08`, by her calendar. */
    date: { type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ },
    /** Takes the weekly hours of that day away. */
    closed: { type: Boolean, required: true },
    hours: { type: [extraHours], default: [] },
  },
  { _id: false },
);

const resource = new Schema(
  {
    title: needed,
    description: text,
    type: { type: String, required: true, enum: COACH_RESOURCE_TYPES },
    link: text,
    asset: text,
  },
  { _id: false, typeKey: 'type' },
);

const coachSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: needed,
    /** What the content store calls her. */
    contentful_id: text,
    /** Her own account, when she is also a member: what makes a session hers to manage. */
    user_id: { type: String },
    name: needed,
    title: text,
    avatar: text,
    short_bio: text,
    description: text,
    coaching_style: text,
    can_help_with: { type: [String], default: [] },
    /** Set when she is booked somewhere else; she then takes no bookings here. */
    schedule_link: text,
    filename: text,
    thumbnail: text,
    timezone: { type: String, required: true },
    availability: { type: [hours], default: [] },
    exceptions: { type: [exception], default: [] },
    /** Lengths she offers, in minutes. */
    durations: { type: [Number], default: () => [...AVAILABILITY_DEFAULTS.durations] },
    notice_hours: { type: Number, default: AVAILABILITY_DEFAULTS.notice_hours },
    horizon_days: { type: Number, default: AVAILABILITY_DEFAULTS.horizon_days },
    /** Where sessions take place that are booked; a room of ours while nothing is said. */
    meeting: { type: meetingSchema, default: null },
    /** Counts how often the above was saved. */
    availability_version: { type: Number, default: 0 },
    resources: { type: [resource], default: [] },
    category_ids: { type: [String], default: [] },
    tag_ids: { type: [String], default: [] },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);

// One page for each coach.
coachSchema.index({ slug: 1 }, { unique: true });
// An account coaches as one person.
coachSchema.index({ user_id: 1 }, { unique: true, sparse: true });
// The directory, by name.
coachSchema.index({ name: 1 });
// Coaches of a category and of a goal.
coachSchema.index({ category_ids: 1, name: 1 });
coachSchema.index({ tag_ids: 1, name: 1 });

export type CoachRow = InferRawDocTypeFromSchema<typeof coachSchema>;
export const Coach = model<CoachRow>('Coach', coachSchema);
