import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TIMEZONE,
  EVENT_LOCATIONS,
  EVENT_TYPES,
  INVITE_TYPES,
  SALON_STATUSES,
  SPEAKER_TYPES,
} from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const text = { type: String, default: null };
const needed = { type: String, required: true } as const;
const flag = { type: Boolean, required: true, default: false } as const;

const appearance = new Schema(
  { speaker_id: needed, type: { type: String, required: true, enum: SPEAKER_TYPES } },
  { _id: false },
);

const salonSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: needed,
    /** Id in the content store. */
    contentful_id: text,
    /** Id in the CRM. */
    campaign_id: { type: String },
    title: needed,
    subtitle: text,
    description: text,
    date: { type: Number, required: true },
    timezone: { type: String, required: true, default: DEFAULT_TIMEZONE },
    event_duration: { type: Number, required: true },
    /** End of the live window, from `livePeriod`: stored so that lists can filter by phase. */
    live_until: { type: Number, required: true },
    event_type: { type: String, required: true, enum: EVENT_TYPES },
    content_type: text,
    event_location: { type: String, required: true, enum: EVENT_LOCATIONS },
    location_city: text,
    location_state: text,
    in_person_location: text,
    link: text,
    invite_type: { type: String, required: true, enum: INVITE_TYPES },
    /** Never leaves the server: read only to compare a code. */
    invite_code: { type: String, default: null, select: false },
    salon_status: { type: String, default: null, enum: [...SALON_STATUSES, null] as const },
    /** By staff; a full salon is closed without it. */
    is_closed: flag,
    is_private: flag,
    hide_on_feed: flag,
    requires_payment: flag,
    /** Of a seat, in the smallest unit of the currency; null: not for sale. */
    price: { type: Number, default: null },
    currency: { type: String, required: true, default: 'USD' },
    published: { type: Boolean, required: true, default: true },
    /** When it is published, epoch ms; null: at once. */
    publish_at: { type: Number, default: null },
    /** When staff last changed it: for optimistic concurrency. */
    updated_at: { type: Number, default: null },
    /** Time of the content store's last version, epoch ms: older ones are ignored. */
    imported_at: { type: Number, default: null },
    /** Null: no limit. */
    capacity: { type: Number, default: null },
    /** `capacity` less the taken seats; only changed by conditional updates. */
    seats_free: { type: Number, default: null },
    /** How often a seat was asked for: incremented so that such a transaction conflicts with one that cancels the event. */
    seat_requests: { type: Number, default: 0, select: false },
    /** How often time or place have changed: calendars keep the copy with the highest. */
    calendar_sequence: { type: Number, required: true, default: 0 },
    thumbnail: text,
    filename: text,
    captions: text,
    speakers: { type: [appearance], default: [] },
    category_ids: { type: [String], default: [] },
    tag_ids: { type: [String], default: [] },
  },
  { versionKey: false },
);
salonSchema.plugin(joinReads);

// Slugs are unique.
salonSchema.index({ slug: 1 }, { unique: true });
// The feeds: listed ones, soonest first and newest first; the id keeps equal dates in order between pages.
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, date: 1, _id: 1 });
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, date: -1, _id: 1 });
// How many are listed in a phase: counted without reading them.
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, live_until: 1, publish_at: 1 });
// Scheduled ones, which no search may reveal.
salonSchema.index({ publish_at: 1 }, { partialFilterExpression: { publish_at: { $type: 'number' } } });
// The staff's list, last changed first.
salonSchema.index({ updated_at: -1, _id: 1 });
// All content together, latest first and by title.
salonSchema.index({ date: -1, _id: -1 });
salonSchema.index({ title: 1, _id: 1 });
// Upcoming ones, by the end of the live window.
salonSchema.index({ live_until: 1 });
// Reviews from the content store.
salonSchema.index({ contentful_id: 1 }, { partialFilterExpression: { contentful_id: { $type: 'string' } } });
// Progress saved by the id in the CRM.
salonSchema.index({ campaign_id: 1 }, { unique: true, sparse: true });
// The owner of a stored file, when its link is opened.
salonSchema.index({ filename: 1 });
salonSchema.index({ captions: 1 });
// Salons of a category, a goal and a speaker, newest first.
salonSchema.index({ category_ids: 1, date: -1 });
salonSchema.index({ tag_ids: 1, date: -1 });
salonSchema.index({ 'speakers.speaker_id': 1, date: -1 });

/** Every write of these fields must raise the sequence: otherwise calendars keep the old time. */
export const TIME_AND_PLACE = [
  'date',
  'timezone',
  'event_duration',
  'event_location',
  'in_person_location',
  'link',
  'salon_status',
] as const;

salonSchema.pre('save', function () {
  if (!this.isNew && TIME_AND_PLACE.some((path) => this.isModified(path))) this.calendar_sequence += 1;
});

salonSchema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
  const update = { ...this.getUpdate() } as Record<string, object>;
  const changed = Object.entries(update).flatMap(([key, value]) =>
    key.startsWith('$') ? Object.keys(value) : [key],
  );
  if (changed.some((path) => (TIME_AND_PLACE as readonly string[]).includes(path)))
    this.setUpdate({ ...update, $inc: { ...update.$inc, calendar_sequence: 1 } });
});

export type SalonRow = InferRawDocTypeFromSchema<typeof salonSchema>;
export const Salon = model<SalonRow>('Salon', salonSchema);

/** A salon as the gateway refers to it; the ids come from the users domain, for `connections_attending`. */
export type SalonEntity = SalonRow & { shown_connections?: readonly string[] | null };
