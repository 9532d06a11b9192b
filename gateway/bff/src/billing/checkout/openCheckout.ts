import { BillingUnavailable } from '../port/billingUnavailable';
import type { Billing, CheckoutOrder } from '../port/billing';
import { HostedCheckout, type HostedCheckoutRow } from './hostedCheckout.model';

const DAY = 86_400_000;

/** The payment page of an order: its existing one, or a new one from the provider. */
export async function openCheckout(provider: Billing, order: CheckoutOrder): Promise<string> {
  const _id = `${provider.name}:${order.reference}`;
  const { attempt, url, expires_at } = await attemptAt(_id, Date.now());
  if (url && expires_at) return url;
  try {
    const page = await provider.createCheckout(
      order,
      attempt === 0 ? order.reference : `${order.reference}.${attempt}`,
    );
    await HostedCheckout.updateOne({ _id, attempt }, page);
    return page.url;
  } catch (error) {
    // A provider repeats a refusal under the same idempotency key for a day. After no answer it may have created a page: the
    // same key finds that one.
    if (error instanceof BillingUnavailable && error.wasAnswered)
      await HostedCheckout.updateOne({ _id, attempt, url: null }, { $inc: { attempt: 1 } });
    throw error;
  }
}

async function attemptAt(_id: string, now: number): Promise<HostedCheckoutRow> {
  await HostedCheckout.updateOne(
    { _id, expires_at: { $lte: now } },
    { $inc: { attempt: 1 }, $set: { url: null, expires_at: null } },
  );
  const found = await HostedCheckout.findOneAndUpdate(
    { _id },
    {
      $setOnInsert: { attempt: 0, url: null, expires_at: null },
      $set: { forget_at: new Date(now + 7 * DAY) },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean<HostedCheckoutRow>();
  return found!;
}
