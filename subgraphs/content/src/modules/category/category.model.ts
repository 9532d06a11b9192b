import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const categorySchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    icon: { type: String, default: null },
    is_featured: { type: Boolean, required: true, default: false },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
categorySchema.plugin(joinReads);

// Slugs are unique.
categorySchema.index({ slug: 1 }, { unique: true });
// Explore By Categories: the featured ones, by title.
categorySchema.index({ is_featured: 1, title: 1 });

export type CategoryRow = InferRawDocTypeFromSchema<typeof categorySchema>;
export const Category = model<CategoryRow>('Category', categorySchema);
