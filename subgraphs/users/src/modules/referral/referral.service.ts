import { isSignedIn, listInput, listPage, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import { isOwnerOrAdmin } from '../user/user.policy';
import { REFERRAL_LIMITS, type ReferralStatus } from '@athenaeum/users-contract';
import { isMemberNow } from '../membership/membershipStatus';
import { User, type UserRow } from '../user/user.model';
import { Referral, type ReferralRow } from './referral.model';
import { isMailed } from './referralMail.model';

export const referralsInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({ referrer_id: z.string().trim().min(1).max(64).nullish() });

export async function listReferrals(viewer: Viewer, input: z.infer<typeof referralsInput>) {
  if (!isSignedIn(viewer)) throw signInFirst();
  const referrer_id = input.referrer_id ?? viewer.id;
  if (!isOwnerOrAdmin(viewer, referrer_id)) throw notFound('member');
  return listPage<ReferralRow>(Referral, { referrer_id }, { created_at: -1, _id: 1 }, input);
}

const DAY = 86_400_000;

/** The status for the member. An unanswered invitation is closed by staff, or after a while, for known and unknown addresses alike. */
export function statusOf({ status, created_at, closed_at }: ReferralRow, now = Date.now()): ReferralStatus {
  const isOver = Boolean(closed_at) || now - created_at > REFERRAL_LIMITS.openDays * DAY;
  return status === 'sent' && isOver ? 'closed' : status;
}

/**
 * Data for the invitation; null when the friend is a member already or was mailed for another invitation, or when the
 * account of the referrer is gone.
 */
export async function findReferralNotice(id: string) {
  const referral = await Referral.findById(id).lean<ReferralRow>();
  if (!referral || referral.closed_at) return null;
  const { referrer_id, referred_email, referred_first_name, referred_last_name } = referral;
  const [referrer, friend, mailed] = await Promise.all([
    User.findById(referrer_id).lean<UserRow>(),
    User.findOne({ email: referred_email }).lean<UserRow>(),
    isMailed(referral),
  ]);
  if (!mailed) return null;
  if (!referrer || referrer.disabled || (friend && (friend.disabled || isMemberNow(friend)))) return null;
  return {
    id,
    first_name: referred_first_name,
    last_name: referred_last_name,
    email: referred_email,
    referrer_name: `${referrer.first_name} ${referrer.last_name}`,
    language: referrer.language ?? referrer.browser_language ?? null,
  };
}
