import { inTransaction, isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
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

/**
 * Records the outcome of an order. Reports that are repeated, concurrent or out of order have one effect: a payment counts
 * in any state, once; a failure only while nothing is known.
 */
export async function settleMembershipOrder(settlement: MembershipSettlement): Promise<MembershipOrderRow> {
  const order = await MembershipOrder.findById(settlement.id).lean<MembershipOrderRow>();
  if (!order) throw notFound('order');
  if (settlement.outcome === 'paid') {
    assertPaysFor(order, settlement);
    await again(() => inTransaction((session) => pay(session, settlement)));
  } else
    await MembershipOrder.updateOne(
      { _id: order._id, status: 'open' },
      { status: settlement.outcome, settled_at: Date.now(), provider: settlement.provider },
    );
  return MembershipOrder.findById(order._id).orFail().lean<MembershipOrderRow>();
}

/** The amount that was paid differs from the order: a person has to look at it. */
function assertPaysFor({ total, currency }: MembershipOrderRow, payment: MembershipPayment): void {
  if (payment.amount === total && payment.currency.toUpperCase() === currency.toUpperCase()) return;
  throw new Refusal('CONFLICT', 'What was paid is not the price of the order.');
}

async function pay(session: ClientSession, payment: MembershipPayment): Promise<void> {
  const { provider, customer_id, invoice_id, at } = payment;
  // A conditional update: of any number of concurrent reports one succeeds.
  const order = await MembershipOrder.findOneAndUpdate(
    { _id: payment.id, status: { $ne: 'paid' } },
    {
      status: 'paid',
      paid_at: at,
      settled_at: Date.now(),
      provider,
      customer_id,
      invoice_id,
      forget_at: null,
    },
    { session, returnDocument: 'after' },
  ).lean<MembershipOrderRow>();
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

type Payment = Pick<MembershipPayment, 'provider' | 'customer_id' | 'invoice_id' | 'at'>;

const paymentOf = ({ provider, customer_id, invoice_id, paid_at }: MembershipOrderRow): Payment => ({
  provider: provider as Payment['provider'],
  customer_id: customer_id!,
  invoice_id: invoice_id!,
  at: paid_at!,
});

/** Begins the year of membership, with all that follows from it. */
async function begin(
  session: ClientSession,
  order: MembershipOrderRow,
  payment: Payment,
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
async function enrol(session: ClientSession, order: MembershipOrderRow, payment: Payment) {
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

async function again(run: () => Promise<void>, left = MAX_ATTEMPTS): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isTaken = isDuplicateKey(error) || (error instanceof Refusal && error.fields?.email !== undefined);
    if (!isTaken || left <= 1) throw error;
    await again(run, left - 1);
  }
}
