import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const progressSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    salon_id: { type: String, required: true },
    /** 0 to 1; only ever raised. */
    progress: { type: Number, required: true },
    watched: { type: Boolean, required: true, default: false },
    updated_at: { type: Number, required: true },
  },
  { versionKey: false },
);
progressSchema.plugin(joinReads);

// One record per member and salon, however many tabs play it.
progressSchema.index({ user_id: 1, salon_id: 1 }, { unique: true });
// Continue Where You Left Off, last watched first.
progressSchema.index({ user_id: 1, updated_at: -1 });
// How many have begun to watch a recording.
progressSchema.index({ salon_id: 1 });
// What was watched in a period.
progressSchema.index({ updated_at: 1 });

export type ProgressRow = InferRawDocTypeFromSchema<typeof progressSchema>;
export const Progress = model<ProgressRow>('Progress', progressSchema);
