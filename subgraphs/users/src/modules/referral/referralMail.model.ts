import { createHash } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { Referral } from './referral.model';

/** The invitation for which an address is mailed: the first one, however many members invite the same friend. */
const referralMailSchema = new Schema(
  {
    /** The hash of the address: it outlives the referral, and names nobody. */
    _id: { type: String, required: true },
    referral_id: { type: String, required: true },
    at: { type: Number, required: true },
  },
  { collection: 'referral_mails', versionKey: false },
);
referralMailSchema.plugin(joinReads);

export type ReferralMailRow = InferRawDocTypeFromSchema<typeof referralMailSchema>;
export const ReferralMail = model<ReferralMailRow>('ReferralMail', referralMailSchema);

/** Claims the address for this referral, unless another has it. Takes the same queries for every address, and answers nothing. */
export async function claimAddress(
  session: ClientSession,
  { _id, referred_email, created_at }: { _id: string; referred_email: string; created_at: number },
): Promise<void> {
  // Invitations from before addresses were claimed have been mailed, by each of the members who invited.
  const earlier = await Referral.findOne({ referred_email }, { _id: 1 })
    .sort({ created_at: 1 })
    .session(session)
    .lean<{ _id: string }>();
  const first = { referral_id: earlier?._id ?? _id, at: created_at };
  await ReferralMail.updateOne(
    { _id: hashOf(referred_email) },
    { $setOnInsert: first },
    { upsert: true, session },
  );
}

/** Whether this is the invitation for which the address is mailed. */
export async function isMailed({
  _id,
  referred_email,
}: {
  _id: string;
  referred_email: string;
}): Promise<boolean> {
  const claimed = await ReferralMail.findById(hashOf(referred_email)).lean<ReferralMailRow>();
  return !claimed || claimed.referral_id === _id;
}

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
