import { randomUUID } from 'node:crypto';
import { EVENT_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const eventTypeSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    event_type: { type: String, required: true, enum: EVENT_TYPES },
    title: { type: String, required: true },
    description: { type: String, default: null },
    additionalInfo: { type: String, default: null },
    image: { type: String, default: null },
    url: { type: String, default: null },
    position: { type: Number, required: true },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
eventTypeSchema.plugin(joinReads);

// One banner for each type.
eventTypeSchema.index({ event_type: 1 }, { unique: true });

export type EventTypeRow = InferRawDocTypeFromSchema<typeof eventTypeSchema>;
export const EventType = model<EventTypeRow>('EventType', eventTypeSchema);
