import { randomUUID } from 'node:crypto';
import { OPPORTUNITY_TYPES, SAVED_FILTER_LIMITS } from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** What a member looks for on the board, and whether she wants to be told of it. */
const savedFilterSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    /** Of hers, from 0: no two have one, so she never has more than there are. */
    place: { type: Number, required: true },
    name: { type: String, required: true, maxlength: SAVED_FILTER_LIMITS.name },
    types: { type: [{ type: String, enum: OPPORTUNITY_TYPES }], default: [] },
    industries: { type: [String], default: [] },
    hubs: { type: [String], default: [] },
    words: { type: String, default: '', maxlength: SAVED_FILTER_LIMITS.words },
    alerts: { type: Boolean, required: true, default: true },
    created_at: { type: Number, required: true },
  },
  { collection: 'saved_filters', versionKey: false },
);

// Hers, and at most so many however many tabs save one.
savedFilterSchema.index({ user_id: 1, place: 1 }, { unique: true });
// Whom to ask when something is published, a batch at a time.
savedFilterSchema.index({ alerts: 1, user_id: 1 });

export type SavedFilterRow = InferRawDocTypeFromSchema<typeof savedFilterSchema>;
export const SavedFilter = model<SavedFilterRow>('SavedFilter', savedFilterSchema);
