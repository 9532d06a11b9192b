import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A friend whom a member has invited. */
const referralSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    referrer_id: { type: String, required: true },
    referrer_first_name: { type: String, required: true },
    referrer_last_name: { type: String, required: true },
    referrer_email: { type: String, required: true, lowercase: true },
    referred_first_name: { type: String, required: true },
    referred_last_name: { type: String, required: true },
    referred_email: { type: String, required: true, lowercase: true },
    referred_company: { type: String, required: true },
    referred_linkedin: { type: String, default: null },
    /**
     * How far the friend has come: `joined` with an account, `member` with a membership. That there was no answer
     * is not stored: it follows from `created_at`.
     */
    status: { type: String, required: true, enum: ['sent', 'joined', 'member'] as const, default: 'sent' },
    created_at: { type: Number, required: true },
    joined_at: { type: Number, default: null },
    member_at: { type: Number, default: null },
    /** When staff closed it: it is shown as over, unless the friend joins all the same. */
    closed_at: { type: Number, default: null },
  },
  { versionKey: false },
);
referralSchema.plugin(joinReads);

// Pressing Submit twice invites a friend once.
referralSchema.index({ referrer_id: 1, referred_email: 1 }, { unique: true });
// Referrals of somebody who joins.
referralSchema.index({ referred_email: 1 });
// All referrals, newest first.
referralSchema.index({ created_at: -1, _id: 1 });

export type ReferralRow = InferRawDocTypeFromSchema<typeof referralSchema>;
export const Referral = model<ReferralRow>('Referral', referralSchema);
