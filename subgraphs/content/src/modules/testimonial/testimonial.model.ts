import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A review that an editor chose for the public site. */
const testimonialSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    review_id: { type: String, required: true },
    position: { type: Number, required: true },
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
testimonialSchema.plugin(joinReads);

// A review is chosen once.
testimonialSchema.index({ review_id: 1 }, { unique: true });
// In the editor's order.
testimonialSchema.index({ position: 1 });

export type TestimonialRow = InferRawDocTypeFromSchema<typeof testimonialSchema>;
export const Testimonial = model<TestimonialRow>('Testimonial', testimonialSchema);
