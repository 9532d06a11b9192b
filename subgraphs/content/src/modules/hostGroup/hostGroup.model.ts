import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const hostGroupSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    key: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    /** Speakers, in the editor's order. */
    leader_ids: { type: [String], default: [] },
    position: { type: Number, required: true },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
hostGroupSchema.plugin(joinReads);

// Titles are unique.
hostGroupSchema.index({ key: 1 }, { unique: true });

export type HostGroupRow = InferRawDocTypeFromSchema<typeof hostGroupSchema>;
export const HostGroup = model<HostGroupRow>('HostGroup', hostGroupSchema);
