import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A member's right to review a coach or the portfolio service, granted by the coaching domain. */
const reviewRightSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    entry_id: { type: String, required: true },
    review_type: { type: String, required: true, enum: ['Coaching', 'BCP'] as const },
    /** The title of what may be reviewed: it is in another domain. */
    title: { type: String, required: true },
    granted_at: { type: Number, required: true },
  },
  { versionKey: false },
);
reviewRightSchema.plugin(joinReads);

// One right per member and entry, however often it is granted.
reviewRightSchema.index({ user_id: 1, entry_id: 1 }, { unique: true });

export type ReviewRightRow = InferRawDocTypeFromSchema<typeof reviewRightSchema>;
export const ReviewRight = model<ReviewRightRow>('ReviewRight', reviewRightSchema, 'review_rights');
