import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** How many mails the public form has caused to one address in one hour. */
const guestMailSchema = new Schema(
  {
    /** The hash of the address, and the hour in UTC. */
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    forget_at: { type: Date, required: true },
  },
  { collection: 'guest_mails', versionKey: false },
);
guestMailSchema.plugin(joinReads);

// Of no use once the hour is over.
guestMailSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type GuestMailRow = InferRawDocTypeFromSchema<typeof guestMailSchema>;
export const GuestMail = model<GuestMailRow>('GuestMail', guestMailSchema);
