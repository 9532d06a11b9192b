import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A calendar feed with a secret address. The address cannot be derived from this collection. */
const calendarFeedSchema = new Schema(
  {
    /** The member's; of a peer group's calendar, the member's and the group's. */
    _id: { type: String, required: true },
    /** Of a peer group's calendar, as this member reads it. */
    user_id: { type: String },
    group_id: { type: String },
    /** The seed from which the address is derived, with our secret. */
    seed: { type: String, required: true },
    token_hash: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'calendar_feeds', versionKey: false },
);

// Whose calendar an address is.
calendarFeedSchema.index({ token_hash: 1 }, { unique: true });
// Those of a member who is forgotten.
calendarFeedSchema.index({ user_id: 1 }, { sparse: true });

export type CalendarFeedRow = InferRawDocTypeFromSchema<typeof calendarFeedSchema>;
export const CalendarFeed = model<CalendarFeedRow>('CalendarFeed', calendarFeedSchema);
