import { randomUUID } from 'node:crypto';
import { isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import { SIGN_UP_MESSAGES, type SignUpInput } from '@athenaeum/users-contract';
import { User, type UserRow } from '../user/user.model';
import type { PlaceMembershipOrder } from './membership.input';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';
import { isMemberNow } from './standing';

const HOUR = 3_600_000;
/** Less than the day a provider's page lives, so that what can be opened here can be paid there. */
const PAYABLE_FOR = 22 * HOUR;
/** Whoever does not pay is forgotten after this long. */
export const UNPAID_KEPT_FOR = 30 * 24 * HOUR;

/** Writes down that somebody wants to become a member, or again; unpaid, the same in the same browser is the same order. */
export async function placeMembershipOrder(
  { claim_hash, total, currency, buyer, holds_address, browser_language }: PlaceMembershipOrder,
  now = Date.now(),
): Promise<MembershipOrderRow> {
  const known = 'user_id' in buyer;
  const details = known ? await accountOf(buyer.user_id) : await newcomer(buyer, holds_address === true);
  const sameOrder = { claim_hash, email: details.email, status: 'open' as const };
  // What has changed since is another order.
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
    expires_at: now + PAYABLE_FOR,
    forget_at: new Date(now + UNPAID_KEPT_FOR),
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
 * A prospect's or former member's own account goes on; anybody else gets the id that their account will have. For whoever
 * has not shown that the address is theirs no account is looked up: neither the answer nor its time can tell of one.
 */
async function newcomer(details: SignUpInput, holdsAddress: boolean): Promise<Details> {
  if (!holdsAddress) return { ...details, user_id: randomUUID() };
  const user = await User.findOne({ email: details.email }).lean<UserRow>();
  if (user && (user.disabled || isMemberNow(user)))
    throw new Refusal('CONFLICT', SIGN_UP_MESSAGES.emailTaken, { email: SIGN_UP_MESSAGES.emailTaken });
  return { ...details, user_id: user?._id ?? randomUUID() };
}
