import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TIMEZONE,
  EVENT_LOCATIONS,
  EVENT_TYPES,
  INVITE_TYPES,
  SALON_STATUSES,
  SPEAKER_TYPES,
} from '@athenaeum/content-contract';
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
    /** What the content store calls it. */
    contentful_id: text,
    /** What the CRM calls it. */
    campaign_id: { type: String },
    title: needed,
    subtitle: text,
    description: text,
    date: { type: Number, required: true },
    timezone: { type: String, required: true, default: DEFAULT_TIMEZONE },
    event_duration: { type: Number, required: true },
    /** End of the live window, from `livePeriod`: kept so that lists can ask for a phase. */
    live_until: { type: Number, required: true },
    event_type: { type: String, required: true, enum: EVENT_TYPES },
    content_type: text,
    event_location: { type: String, required: true, enum: EVENT_LOCATIONS },
    location_city: text,
    location_state: text,
    in_person_location: text,
    link: text,
    invite_type: { type: String, required: true, enum: INVITE_TYPES },
    /** Never leaves the server: read only where a code is compared. */
    invite_code: { type: String, default: null, select: false },
    salon_status: { type: String, default: null, enum: [...SALON_STATUSES, null] as const },
    /** By staff; being full closes it too, without this. */
    is_closed: flag,
    is_private: flag,
    hide_on_feed: flag,
    requires_payment: flag,
    /** Of a seat, in the smallest unit of the currency; null: not for sale. */
    price: { type: Number, default: null },
    currency: { type: String, required: true, default: 'USD' },
    published: { type: Boolean, required: true, default: true },
    /** Shown from then on, epoch ms; null: at once. */
    publish_at: { type: Number, default: null },
    /** When staff changed it last: whoever changes what was read before is told. */
    updated_at: { type: Number, default: null },
    /** When it was so in the content store, epoch ms: what is older there changes nothing here. */
    imported_at: { type: Number, default: null },
    /** Null: no limit. */
    capacity: { type: Number, default: null },
    /** `capacity` less the seats held; only ever changed by conditional updates. */
    seats_free: { type: Number, default: null },
    /** How often a seat was asked for: raised so that such a transaction conflicts with one that calls the event off. */
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

// One page for each salon.
salonSchema.index({ slug: 1 }, { unique: true });
// The feeds: what is listed, soonest first and newest first; the id keeps equal dates in place between pages.
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, date: 1, _id: 1 });
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, date: -1, _id: 1 });
// How many are listed in a phase: counted without reading them.
salonSchema.index({ published: 1, is_private: 1, hide_on_feed: 1, live_until: 1, publish_at: 1 });
// What is still to appear by itself, which no search may tell of.
salonSchema.index({ publish_at: 1 }, { partialFilterExpression: { publish_at: { $type: 'number' } } });
// The staff's list, what was changed last first.
salonSchema.index({ updated_at: -1, _id: 1 });
// What is still to come, by the end of the live window.
salonSchema.index({ live_until: 1 });
// Reviews that the content store sends.
salonSchema.index({ contentful_id: 1 }, { partialFilterExpression: { contentful_id: { $type: 'string' } } });
// Progress saved by the CRM's name.
salonSchema.index({ campaign_id: 1 }, { unique: true, sparse: true });
// Whose a stored file is, when a link to it is asked for.
salonSchema.index({ filename: 1 });
salonSchema.index({ captions: 1 });
// Salons of a category, a goal and a speaker, newest first.
salonSchema.index({ category_ids: 1, date: -1 });
salonSchema.index({ tag_ids: 1, date: -1 });
salonSchema.index({ 'speakers.speaker_id': 1, date: -1 });

/** Whoever changes one of these and however: a calendar that is not told keeps the old time. */
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
