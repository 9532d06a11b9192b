import { model, Schema } from 'mongoose';

/** That somebody has been counted in a day or a week; who it was cannot be read from it, and it is gone when that is over. */
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
