import { inTransaction, isDuplicateKey, notAllowed, Refusal, signInFirst, type Viewer } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { REFERRAL_LIMITS, type ReferInput } from '@athenaeum/users-contract';
import { referralInvitation } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { User, type UserRow } from '../user/user.model';
import { Referral, type ReferralRow } from './referral.model';
import { ReferralDay } from './referralDay.model';
import { claimAddress } from './referralMail.model';

const DAY = 86_400_000;
const MAX_ATTEMPTS = 3;
const LIMIT_MESSAGE = `You can invite ${REFERRAL_LIMITS.perDay} friends a day. Please invite the next ones tomorrow.`;
const OWN = 'This is your own email: enter your friend’s.';

/**
 * Invites a friend, once for each member and address: a repeated one answers the existing invitation. The answer is the same
 * whether the address is known here, wants no mail, or was invited by another member.
 */
export async function refer(viewer: Viewer, input: ReferInput, now = Date.now()): Promise<ReferralRow> {
  if (viewer.id === null) throw signInFirst();
  const referrer = await User.findById(viewer.id).lean<UserRow>();
  // Whatever the form says, the referrer is the caller.
  if (!referrer || input.referrer_email !== referrer.email) throw notAllowed();
  if (input.referred_email === referrer.email) throw new Refusal('INVALID', OWN, { referred_email: OWN });
  const same = { referrer_id: referrer._id, referred_email: input.referred_email };
  const row = {
    ...input,
    referrer_id: referrer._id,
    referrer_first_name: referrer.first_name,
    referrer_last_name: referrer.last_name,
    created_at: now,
  };
  for (let left = MAX_ATTEMPTS; ; left--) {
    const known = await Referral.findOne(same).lean<ReferralRow>();
    if (known) return known;
    try {
      return await inTransaction((session) => send(session, row));
    } catch (error) {
      // A concurrent request was first: with this friend, or the first one of the day.
      if (!isDuplicateKey(error) || left <= 1) throw error;
      await assertLeft(row.referrer_id, now);
    }
  }
}

async function send(
  session: ClientSession,
  row: Omit<ReferralRow, '_id' | 'status' | 'joined_at' | 'member_at' | 'closed_at'>,
): Promise<ReferralRow> {
  await ReferralDay.updateOne(
    { _id: dayOf(row.referrer_id, row.created_at), count: { $lt: REFERRAL_LIMITS.perDay } },
    { $inc: { count: 1 }, $setOnInsert: { forget_at: new Date(row.created_at + 2 * DAY) } },
    // A full day does not match, and the unique index prevents another record.
    { upsert: true, session },
  );
  const referral = new Referral(row);
  await claimAddress(session, referral);
  await referral.save({ session });
  // Always enqueued: whether it is mailed is decided at delivery, so that nobody sees a difference here.
  await enqueue(session, referralInvitation, { payload: { referral_id: referral._id }, key: referral._id });
  return referral.toObject();
}

async function assertLeft(referrerId: string, now: number): Promise<void> {
  const today = await ReferralDay.findById(dayOf(referrerId, now)).lean();
  if (today && today.count >= REFERRAL_LIMITS.perDay) throw new Refusal('LIMITED', LIMIT_MESSAGE);
}

const dayOf = (referrerId: string, now: number) =>
  `${referrerId}:${new Date(now).toISOString().slice(0, 10)}`;
