import { randomUUID } from 'node:crypto';
import { TAG_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const tagSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    type: { type: String, required: true, enum: TAG_TYPES, default: TAG_TYPES[0] },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
tagSchema.plugin(joinReads);

// Slugs are unique; recommendations look goals up by them.
tagSchema.index({ slug: 1 }, { unique: true });
// Explore by Goals, by title.
tagSchema.index({ title: 1 });

export type TagRow = InferRawDocTypeFromSchema<typeof tagSchema>;
export const Tag = model<TagRow>('Tag', tagSchema);
