import { retry } from '@athenaeum/common/waiting';
import { inTransaction, isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { recordPayment, settleSale } from '@athenaeum/kit/sales';
import { contactChanged, membershipWelcome } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { Purchase } from '../purchase/purchase.model';
import { advanceReferrals } from '../referral/advanceReferrals';
import { createUser } from '../user/createUser.service';
import { User, type UserRow } from '../user/user.model';
import type { MembershipPayment, MembershipSettlement } from './membership.input';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';
import { yearAfter } from './membershipStatus';

/** The product name of a year of membership among purchases. */
export const MEMBERSHIP_PRODUCT = 'membership';
/** Two payments for one address at the same time: the second one finds the account of the first. */
const MAX_ATTEMPTS = 3;

/** Records the outcome of an order, once (`settleSale`); an account that was made with it can be claimed for a while from now. */
export const settleMembershipOrder = (settlement: MembershipSettlement): Promise<MembershipOrderRow> =>
  settleSale(
    MembershipOrder,
    settlement,
    (payment) => again(() => inTransaction((session) => pay(session, payment))),
    Date.now(),
  );

async function pay(session: ClientSession, payment: MembershipPayment): Promise<void> {
  const order = await recordPayment(session, MembershipOrder, payment, {
    settled_at: Date.now(),
    forget_at: null,
  });
  if (!order) return;

  // The buyer may not be the account's owner, who has to open the mail first.
  if (!order.holds_address && (await isSomebodys(session, order))) {
    await MembershipOrder.updateOne({ _id: order._id }, { awaits_confirmation: true }, { session });
    await enqueue(session, membershipWelcome, { payload: { order_id: order._id }, key: order._id });
    return;
  }
  await begin(session, order, payment, order._id);
}

/**
 * Confirms by the mail's link, which proves that the address is the reader's. A payment by somebody unknown for their
 * account counts from now on; repeating it changes nothing.
 */
export async function confirmMembershipOrder(id: string): Promise<{ id: string }> {
  await again(() =>
    inTransaction(async (session) => {
      const order = await MembershipOrder.findOneAndUpdate(
        { _id: id, status: 'paid', awaits_confirmation: true },
        { awaits_confirmation: false, holds_address: true },
        { session, returnDocument: 'after' },
      ).lean<MembershipOrderRow>();
      if (order) await begin(session, order, paymentOf(order), `${id} confirmed`);
    }),
  );
  const order = await MembershipOrder.findOne({ _id: id, status: 'paid' }).lean<MembershipOrderRow>();
  if (!order) throw notFound('order');
  await User.updateOne({ _id: order.user_id, email: order.email }, { email_verified: true });
  return { id };
}

/** A closed account cannot be confirmed: a person has to look at it. */
async function isSomebodys(session: ClientSession, { email, user_id }: MembershipOrderRow): Promise<boolean> {
  const user = await User.findOne({ email, _id: { $ne: user_id } })
    .session(session)
    .lean<UserRow>();
  if (user?.disabled) throw closed();
  return user !== null;
}

type Paid = Pick<MembershipPayment, 'provider' | 'customer_id' | 'invoice_id' | 'at'>;

const paymentOf = ({ provider, customer_id, invoice_id, paid_at }: MembershipOrderRow): Paid => ({
  provider: provider as Paid['provider'],
  customer_id: customer_id!,
  invoice_id: invoice_id!,
  at: paid_at!,
});

/** Begins the year of membership, with all that follows from it. */
async function begin(
  session: ClientSession,
  order: MembershipOrderRow,
  payment: Paid,
  letterKey: string,
): Promise<void> {
  const { customer_id, invoice_id, at } = payment;
  const { user_id, made_account, ends_at, hasAgreed } = await enrol(session, order, payment);
  await MembershipOrder.updateOne({ _id: order._id }, { user_id, made_account, ends_at }, { session });
  const bought = { user_id, customer_id, product_id: MEMBERSHIP_PRODUCT, stripe_invoice_id: invoice_id };
  await new Purchase({ ...bought, start_date: at, expiration_date: ends_at }).save({ session });
  await advanceReferrals(session, order.email, hasAgreed ? 'member' : 'joined');
  await enqueue(session, membershipWelcome, { payload: { order_id: order._id }, key: letterKey });
  await enqueue(session, contactChanged, {
    payload: { user_id, data: { relationship_type: 'Member', subscription_end_date: ends_at } },
    subject: user_id,
  });
}

/** Creates or extends the account: an address has one, however often it is paid for. */
async function enrol(session: ClientSession, order: MembershipOrderRow, payment: Paid) {
  const { user_id, first_name, last_name, email } = order;
  const user =
    (await User.findById(user_id).session(session).lean<UserRow>()) ??
    (await User.findOne({ email }).session(session).lean<UserRow>());
  // The rest of a current term is added.
  const ends_at = yearAfter(Math.max(payment.at, user?.subscription_end_date ?? 0));
  const membership = {
    billing_provider: payment.provider,
    subscription_end_date: ends_at,
    ...(payment.provider === 'stripe' ? { stripe_customer_id: payment.customer_id } : {}),
  };
  if (!user) {
    await createUser(
      { first_name, last_name, email, ...membership },
      { session, id: user_id, email_verified: order.holds_address, browser_language: order.browser_language },
    );
    return { user_id, made_account: true, ends_at, hasAgreed: false };
  }
  if (user.disabled) throw closed();
  const relationship_type = user.relationship_type === 'Prospect' ? 'Member' : user.relationship_type;
  await User.updateOne({ _id: user._id }, { ...membership, relationship_type }, { session });
  const hasAgreed = user.portal_nda_agreement_date !== null;
  return { user_id: user._id, made_account: false, ends_at, hasAgreed };
}

const closed = () => new Refusal('CONFLICT', 'The account that was paid for is closed.');

const again = (run: () => Promise<void>): Promise<void> =>
  retry(run, {
    attempts: MAX_ATTEMPTS,
    isRetryable: (error) =>
      isDuplicateKey(error) || (error instanceof Refusal && error.fields?.email !== undefined),
  });
