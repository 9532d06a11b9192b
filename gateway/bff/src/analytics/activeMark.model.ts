import { model, Schema } from 'mongoose';

/** Marks that somebody was counted on a day or in a week. It does not identify the person, and expires with the day or week. */
const activeMarkSchema = new Schema(
  {
    /** Keyed hash of the span and the person. */
    _id: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'active_marks', versionKey: false },
);

// A mark is for one day or week.
activeMarkSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const ActiveMark = model('ActiveMark', activeMarkSchema);
