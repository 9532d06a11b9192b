import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** How many friends a member has invited on one day. */
const referralDaySchema = new Schema(
  {
    /** The member and the day in UTC: incremented conditionally, so that concurrent requests do not pass the limit. */
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    forget_at: { type: Date, required: true },
  },
  { collection: 'referral_days', versionKey: false },
);
referralDaySchema.plugin(joinReads);

// Of no use once the day is over.
referralDaySchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type ReferralDayRow = InferRawDocTypeFromSchema<typeof referralDaySchema>;
export const ReferralDay = model<ReferralDayRow>('ReferralDay', referralDaySchema);
