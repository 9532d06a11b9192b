import { refundedOf } from '@athenaeum/kit/sales';
import { notFound, Refusal } from '@athenaeum/kit';
import type { ClaimStep } from '@athenaeum/users-contract';
import { Credential } from '../credential/credential.model';
import { issueFirstPasswordToken, UNUSABLE_TOKEN } from '../passwordToken/passwordToken.service';
import { User, type UserRow } from '../user/user.model';
import type { MembershipClaim } from './membership.input';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';

const HOUR = 3_600_000;
/** As long as the mail's link: a later user of the same browser must not be taken for the buyer. */
const CLAIM_TTL_MS = HOUR;

/** Null for any order that this browser did not begin. */
export async function findClaimed({ id, claim_hash }: MembershipClaim, now = Date.now()) {
  const order = await MembershipOrder.findOne({ _id: id, claim_hash }).lean<MembershipOrderRow>();
  if (!order) return null;
  const { first_name, last_name, email, status } = order;
  return { id, first_name, last_name, email, status, next: await nextStepOf(order, now) };
}

/** The right to set the first password, for the browser whose order made the account. */
export async function claimFirstPassword(claim: MembershipClaim, now = Date.now()) {
  const order = await MembershipOrder.findOne({ _id: claim.id, claim_hash: claim.claim_hash }).lean();
  if (!order || (await nextStepOf(order, now)) !== 'password')
    throw new Refusal('UNAUTHENTICATED', UNUSABLE_TOKEN);
  const issued = await issueFirstPasswordToken({ user_id: order.user_id, checkout_id: order._id });
  return { ...issued, user_id: order.user_id };
}

/** Data for the mail about a paid order. */
export async function findMembershipNotice(id: string) {
  const order = await MembershipOrder.findOne({ _id: id, status: 'paid' }).lean<MembershipOrderRow>();
  const whose = order?.awaits_confirmation ? { email: order.email } : { _id: order?.user_id };
  const user = order && (await User.findOne(whose).lean<UserRow>());
  if (!order || !user || user.disabled) return null;
  return {
    id,
    user_id: user._id,
    total: order.total,
    currency: order.currency,
    paid_at: order.paid_at!,
    invoice_id: order.invoice_id!,
    // Whose year it is stays unknown until it is confirmed.
    ends_at: order.ends_at ?? order.paid_at!,
    refunded: refundedOf(order),
    made_account: order.made_account ?? false,
    awaits_confirmation: order.awaits_confirmation ?? false,
    email_verified: user.email_verified !== false,
    has_password: await hasPassword(user._id),
  };
}

/** The right to set a first password, for the mail: opening it proves that the address is the buyer's. */
export async function issueForMail(order_id: string) {
  const notice = await findMembershipNotice(order_id);
  if (!notice || notice.awaits_confirmation) throw notFound('order');
  const issued = await issueFirstPasswordToken({
    user_id: notice.user_id,
    checkout_id: order_id,
    by_mail: true,
  });
  return { ...issued, user_id: notice.user_id };
}

async function nextStepOf(order: MembershipOrderRow, now: number): Promise<ClaimStep> {
  if (order.status !== 'paid') return 'wait';
  if (order.awaits_confirmation) return 'mail';
  if (await hasPassword(order.user_id)) return 'sign-in';
  // An existing account belongs to the owner of its mailbox; a payment alone does not open it.
  const isHere = order.made_account && now - order.settled_at! < CLAIM_TTL_MS;
  return isHere ? 'password' : 'mail';
}

const hasPassword = async (userId: string) => (await Credential.exists({ _id: userId })) !== null;
