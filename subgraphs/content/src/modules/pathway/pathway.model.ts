import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const tip = new Schema(
  { title: { type: String, required: true }, description: { type: String, required: true } },
  { _id: false },
);

const pathwaySchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    thumbnail: { type: String, default: null },
    tips: { type: [tip], default: [] },
    published: { type: Boolean, default: true },
    /** When it is published, epoch ms; null: at once. */
    publish_at: { type: Number, default: null },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
pathwaySchema.plugin(joinReads);

// Slugs are unique.
pathwaySchema.index({ slug: 1 }, { unique: true });
// Pathways, by title.
pathwaySchema.index({ title: 1 });

export type PathwayRow = InferRawDocTypeFromSchema<typeof pathwaySchema>;
export const Pathway = model<PathwayRow>('Pathway', pathwaySchema);
