import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import {
  CLOSING_WINDOWS,
  COMPENSATION_BANDS,
  OPPORTUNITY_TYPES,
  SAVED_FILTER_LIMITS,
} from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A member's filter of the board, and whether new matches are mailed. */
const savedFilterSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    /** Its number among the member's filters, from 0: unique, which enforces the limit. */
    place: { type: Number, required: true },
    name: { type: String, required: true, maxlength: SAVED_FILTER_LIMITS.name },
    types: { type: [{ type: String, enum: OPPORTUNITY_TYPES }], default: [] },
    industries: { type: [String], default: [] },
    hubs: { type: [String], default: [] },
    /** Absent in rows from before there were these two. */
    compensations: { type: [{ type: String, enum: COMPENSATION_BANDS }], default: [] },
    closings: { type: [{ type: String, enum: CLOSING_WINDOWS }], default: [] },
    words: { type: String, default: '', maxlength: SAVED_FILTER_LIMITS.words },
    alerts: { type: Boolean, required: true, default: true },
    created_at: { type: Number, required: true },
  },
  { collection: 'saved_filters', versionKey: false },
);
savedFilterSchema.plugin(joinReads);

// A member's filters, limited even when several tabs save one.
savedFilterSchema.index({ user_id: 1, place: 1 }, { unique: true });
// Filters with alerts, in batches, when an opportunity is published.
savedFilterSchema.index({ alerts: 1, user_id: 1 });

export type SavedFilterRow = InferRawDocTypeFromSchema<typeof savedFilterSchema>;
export const SavedFilter = model<SavedFilterRow>('SavedFilter', savedFilterSchema);
