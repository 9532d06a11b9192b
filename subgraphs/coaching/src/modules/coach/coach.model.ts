import { randomUUID } from 'node:crypto';
import { AVAILABILITY_DEFAULTS, COACH_RESOURCE_TYPES, WEEKDAYS } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
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
    /** `2026-03-08`, in the coach's zone. */
    date: { type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ },
    /** Removes the weekly hours of that day. */
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

const cue = new Schema(
  {
    /** Seconds. */
    start: { type: Number, required: true },
    end: { type: Number, required: true },
    text: needed,
  },
  { _id: false },
);

const coachSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: needed,
    /** Id in the content store. */
    contentful_id: text,
    /** The coach's own account, if any: it gives access to the coach's sessions. */
    user_id: { type: String },
    name: needed,
    title: text,
    avatar: text,
    short_bio: text,
    description: text,
    coaching_style: text,
    can_help_with: { type: [String], default: [] },
    /** Address of an external booking page; without bookings here then. */
    schedule_link: text,
    /** The introduction: its video, the captions, and what is said in it. */
    filename: text,
    captions: text,
    transcript: { type: [cue], default: [] },
    thumbnail: text,
    timezone: { type: String, required: true },
    availability: { type: [hours], default: [] },
    exceptions: { type: [exception], default: [] },
    /** Durations on offer, in minutes. */
    durations: { type: [Number], default: () => [...AVAILABILITY_DEFAULTS.durations] },
    notice_hours: { type: Number, default: AVAILABILITY_DEFAULTS.notice_hours },
    horizon_days: { type: Number, default: AVAILABILITY_DEFAULTS.horizon_days },
    /** Where sessions take place; a video room by default. */
    meeting: { type: meetingSchema, default: null },
    /** Version of the availability: how often it was saved. */
    availability_version: { type: Number, default: 0 },
    resources: { type: [resource], default: [] },
    category_ids: { type: [String], default: [] },
    tag_ids: { type: [String], default: [] },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
coachSchema.plugin(joinReads);

// Slugs are unique.
coachSchema.index({ slug: 1 }, { unique: true });
// An account belongs to one coach at most.
coachSchema.index({ user_id: 1 }, { unique: true, sparse: true });
// The directory, by name.
coachSchema.index({ name: 1 });
// Coaches of a category and of a goal.
coachSchema.index({ category_ids: 1, name: 1 });
coachSchema.index({ tag_ids: 1, name: 1 });

export type CoachRow = InferRawDocTypeFromSchema<typeof coachSchema>;
export const Coach = model<CoachRow>('Coach', coachSchema);
