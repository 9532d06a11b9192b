import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const seasonSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    pathway_id: { type: String, required: true },
    /** From 1. */
    number: { type: Number, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    thumbnail: { type: String, default: null },
    /** In their order. */
    salon_ids: { type: [String], default: [] },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
seasonSchema.plugin(joinReads);

// A pathway's seasons in order; numbers are unique.
seasonSchema.index({ pathway_id: 1, number: 1 }, { unique: true });

export type SeasonRow = InferRawDocTypeFromSchema<typeof seasonSchema>;
export const Season = model<SeasonRow>('Season', seasonSchema);
