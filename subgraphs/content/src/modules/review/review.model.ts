import { randomUUID } from 'node:crypto';
import { REVIEW_STATES, REVIEW_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const reviewSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    review_type: { type: String, required: true, enum: REVIEW_TYPES },
    /** The salon, coach or pathway it is about. */
    entry_id: { type: String, required: true },
    /** Absent on imported reviews. */
    user_id: { type: String },
    reviewer_name: { type: String, default: null },
    reviewer_image: { type: String, default: null },
    event_title: { type: String, default: null },
    rating: { type: Number, required: true, min: 1, max: 5 },
    feedback: { type: String, default: null },
    is_anonymous: { type: Boolean, required: true, default: false },
    is_private: { type: Boolean, required: true, default: false },
    state: { type: String, required: true, enum: REVIEW_STATES, default: 'pending' },
    /** The portfolio writer it is about. */
    writer_name: { type: String, default: null },
    created_at: { type: Number, required: true },
    /** Of the last change of its text. */
    updated_at: { type: Number, default: null },
    /** Dates under which it was sent to the content store, by which it is recognised when it comes back. */
    told_at: { type: [Number], default: undefined },
    /** The author of an imported review without an account. */
    import_key: { type: String },
  },
  { versionKey: false },
);
reviewSchema.plugin(joinReads);

// One review per member and entry.
reviewSchema.index(
  { user_id: 1, entry_id: 1 },
  { unique: true, partialFilterExpression: { user_id: { $type: 'string' } } },
);
// One review however often the content store sends it.
reviewSchema.index(
  { entry_id: 1, import_key: 1 },
  { unique: true, partialFilterExpression: { import_key: { $type: 'string' } } },
);
// Selected reviews of a salon, coach or pathway, newest first.
reviewSchema.index({ entry_id: 1, created_at: -1 });
// Selected reviews of a kind, newest first.
reviewSchema.index({ review_type: 1, created_at: -1 });
// Events with reviews, and the reviews of one.
reviewSchema.index({ review_type: 1, event_title: 1 });
// What staff decide on, and how many of each state there are.
reviewSchema.index({ state: 1, created_at: -1 });

export type ReviewRow = InferRawDocTypeFromSchema<typeof reviewSchema>;
export const Review = model<ReviewRow>('Review', reviewSchema);
