import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A member's calendar by an address only she has been told. Whoever reads this collection cannot tell the address. */
const calendarFeedSchema = new Schema(
  {
    /** The member's. */
    _id: { type: String, required: true },
    /** What the address follows from, together with our secret. */
    seed: { type: String, required: true },
    token_hash: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'calendar_feeds', versionKey: false },
);

// Whose calendar an address is.
calendarFeedSchema.index({ token_hash: 1 }, { unique: true });

export type CalendarFeedRow = InferRawDocTypeFromSchema<typeof calendarFeedSchema>;
export const CalendarFeed = model<CalendarFeedRow>('CalendarFeed', calendarFeedSchema);
