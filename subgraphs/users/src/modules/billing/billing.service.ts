import { indexedText, isDuplicateKey, notFound } from '@athenaeum/kit';
import { BILLING_PROVIDERS } from '@athenaeum/users-contract';
import * as z from 'zod';
import { isMemberNow } from '../membership/membershipStatus';
import { Purchase, type PurchaseRow } from '../purchase/purchase.model';
import { printed } from './billingDetails.service';
import { User, type UserRow } from '../user/user.model';

const id = z.string().min(1).max(200);
const provider = z.enum(BILLING_PROVIDERS);

export const recordPurchaseInput = z.object({
  user_id: id,
  provider,
  customer_id: id,
  invoice_id: id,
  product_ids: z.array(id).min(1).max(50),
  bought_at: z.number(),
});

export const recordSubscriptionInput = z.object({
  user_id: id.nullish(),
  provider,
  customer_id: id,
  subscription_id: id,
  live: z.boolean(),
  ends_at: z.number().nullish(),
  at: z.number(),
});
type SubscriptionNews = z.infer<typeof recordSubscriptionInput>;

export async function findBillingAccount(id: string) {
  const user = await User.findById(id).lean<UserRow>();
  return user && !user.disabled ? toBillingAccount(user) : null;
}

/** Includes closed accounts: their address is taken. */
export async function findBillingAccountByEmail(email: string) {
  const user = await User.findOne({ email: email.trim().toLowerCase() }).lean<UserRow>();
  return user && toBillingAccount(user);
}

const toBillingAccount = (user: UserRow) => ({
  ...user,
  id: user._id,
  is_taken: user.disabled || isMemberNow(user),
  billing_details: printed(user),
});

export async function recordPurchase(bought: z.infer<typeof recordPurchaseInput>): Promise<boolean> {
  const { user_id, provider, customer_id, invoice_id, product_ids, bought_at } = bought;
  let isNew = false;
  for (const product_id of product_ids) {
    const purchase = {
      user_id,
      customer_id,
      product_id,
      stripe_invoice_id: invoice_id,
      start_date: bought_at,
    };
    isNew = (await insertOnce(purchase)) || isNew;
  }
  if (provider === 'stripe')
    await User.updateOne({ _id: user_id, stripe_customer_id: null }, { stripe_customer_id: customer_id });
  return isNew;
}

async function insertOnce(purchase: Pick<PurchaseRow, 'stripe_invoice_id' | 'product_id'>): Promise<boolean> {
  try {
    await Purchase.create(purchase);
    return true;
  } catch (error) {
    const { stripe_invoice_id, product_id } = purchase;
    if (isDuplicateKey(error) && (await Purchase.exists({ stripe_invoice_id, product_id }))) return false;
    throw error;
  }
}

/** Records a subscription, unless a later report, or one of the subscription that replaced it, is known. */
export async function recordSubscription(news: SubscriptionNews): Promise<boolean> {
  const user = await subscriberOf(news);
  if (!user) throw notFound('member');
  const notPast = { $or: [{ subscription_told_at: null }, { subscription_told_at: { $lte: news.at } }] };
  const notReplaced = news.live ? {} : { subscription_told_id: { $in: [null, news.subscription_id] } };
  const { modifiedCount } = await User.updateOne(
    { _id: user._id, ...notPast, ...notReplaced },
    {
      billing_provider: news.provider,
      subscription_end_date: news.ends_at ?? null,
      subscription_told_at: news.at,
      subscription_told_id: news.subscription_id,
      ...(news.provider === 'stripe' ? { stripe_customer_id: news.customer_id } : {}),
      ...(news.provider === 'chargebee' ? { chargebee_subscription_id: news.subscription_id } : {}),
    },
  );
  return modifiedCount === 1;
}

/** By our id, which the provider was told, or by the provider's. */
async function subscriberOf({ user_id, provider, customer_id, subscription_id }: SubscriptionNews) {
  const names = [
    ...(user_id ? [{ _id: user_id }] : []),
    ...(provider === 'stripe' ? [{ stripe_customer_id: indexedText(customer_id) }] : []),
    // Chargebee uses our ids for its customers.
    ...(provider === 'chargebee'
      ? [{ chargebee_subscription_id: indexedText(subscription_id) }, { _id: customer_id }]
      : []),
  ];
  for (const name of names) {
    const user = await User.findOne(name).select('_id').lean<Pick<UserRow, '_id'>>();
    if (user) return user;
  }
  return null;
}
