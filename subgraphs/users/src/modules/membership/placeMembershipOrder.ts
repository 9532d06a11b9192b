import { randomUUID } from 'node:crypto';
import { isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import { SIGN_UP_MESSAGES, type SignUpInput } from '@athenaeum/users-contract';
import { User, type UserRow } from '../user/user.model';
import type { PlaceMembershipOrder } from './membership.input';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';
import { isMemberNow } from './membershipStatus';

const HOUR = 3_600_000;
/** Less than the day for which a provider's page is open, so that an order that can be opened can also be paid. */
const PAYMENT_TTL_MS = 22 * HOUR;
/** When an unpaid order is deleted. */
export const UNPAID_TTL_MS = 30 * 24 * HOUR;

/** Places an order for a membership or its renewal; a repeated unpaid one in the same browser is the same order. */
export async function placeMembershipOrder(
  { claim_hash, total, currency, buyer, holds_address, browser_language }: PlaceMembershipOrder,
  now = Date.now(),
): Promise<MembershipOrderRow> {
  const known = 'user_id' in buyer;
  const details = known ? await accountOf(buyer.user_id) : await newcomer(buyer, holds_address === true);
  const sameOrder = { claim_hash, email: details.email, status: 'open' as const };
  // With changed details it is another order.
  await MembershipOrder.updateMany(
    {
      ...sameOrder,
      $or: [{ expires_at: { $lte: now } }, { total: { $ne: total } }, { currency: { $ne: currency } }],
    },
    { status: 'expired' },
  );
  const given = {
    ...details,
    holds_address: known || holds_address === true,
    browser_language: browser_language ?? null,
    total,
    currency,
    created_at: now,
    expires_at: now + PAYMENT_TTL_MS,
    forget_at: new Date(now + UNPAID_TTL_MS),
  };
  try {
    const order = await MembershipOrder.findOneAndUpdate(
      sameOrder,
      { $setOnInsert: given },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    ).lean<MembershipOrderRow>();
    return order!;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return MembershipOrder.findOne(sameOrder).orFail().lean<MembershipOrderRow>();
  }
}

type Details = SignUpInput & { user_id: string };

async function accountOf(user_id: string): Promise<Details> {
  const user = await User.findById(user_id).lean<UserRow>();
  if (!user || user.disabled) throw notFound('member');
  if (isMemberNow(user)) throw new Refusal('CONFLICT', 'You are a member already.');
  const { first_name, last_name, email } = user;
  return { user_id, first_name, last_name, email };
}

/**
 * The account of a prospect or lapsed member is renewed; anybody else gets the id of their future account. No account is
 * looked up for buyers who have not shown that the address is theirs: neither the answer nor its duration may reveal one.
 */
async function newcomer(details: SignUpInput, holdsAddress: boolean): Promise<Details> {
  if (!holdsAddress) return { ...details, user_id: randomUUID() };
  const user = await User.findOne({ email: details.email }).lean<UserRow>();
  if (user && (user.disabled || isMemberNow(user)))
    throw new Refusal('CONFLICT', SIGN_UP_MESSAGES.emailTaken, { email: SIGN_UP_MESSAGES.emailTaken });
  return { ...details, user_id: user?._id ?? randomUUID() };
}
