import * as z from 'zod';
import {
  NotGenuine,
  type BillingEvent,
  type OrderOutcome,
  type SubscriptionChange,
} from '../port/billingEvent';

const SECOND = 1000;
const id = z.string().min(1);

const told = z.object({ id, event_type: id, occurred_at: z.number(), content: z.unknown() });
export type ChargebeeEvent = z.infer<typeof told>;

export const payment = z.object({
  invoice: z.object({
    id,
    customer_id: id,
    po_number: z.string().nullish(),
    status: z.string(),
    /** Before tax. */
    sub_total: z.number(),
    currency_code: z.string().length(3),
    paid_at: z.number().nullish(),
  }),
});

export const subscription = z.object({
  subscription: z.object({
    id,
    customer_id: id,
    status: z.string(),
    current_term_end: z.number().nullish(),
    cancelled_at: z.number().nullish(),
  }),
});
const LIVE = ['active', 'in_trial', 'non_renewing', 'future'];

export function parseChargebeeEvent(body: Buffer): ChargebeeEvent {
  try {
    return told.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new NotGenuine('UNREADABLE');
  }
}

/** Maps an authenticated event of Chargebee to ours. */
export function readChargebeeEvent(given: unknown): BillingEvent {
  const parsed = told.safeParse(given);
  if (!parsed.success) throw new NotGenuine('UNREADABLE');
  const { id, event_type: type, occurred_at, content } = parsed.data;
  const at = occurred_at * SECOND;
  return {
    id,
    type,
    order: type === 'payment_succeeded' ? orderOf(content, at) : null,
    subscription: type.startsWith('subscription_') ? subscriptionOf(content, at) : null,
  };
}

function orderOf(content: unknown, at: number): OrderOutcome | null {
  const paid = payment.safeParse(content);
  // Payments without an invoice, or of another shape, are not from this product: ours have a reference.
  if (!paid.success) return null;
  const { invoice } = paid.data;
  if (!invoice.po_number || invoice.status !== 'paid') return null;
  return {
    outcome: 'paid',
    reference: invoice.po_number,
    provider: 'chargebee',
    customer_id: invoice.customer_id,
    invoice_id: invoice.id,
    amount: invoice.sub_total,
    currency: invoice.currency_code,
    at: invoice.paid_at ? invoice.paid_at * SECOND : at,
  };
}

function subscriptionOf(content: unknown, at: number): SubscriptionChange | null {
  const changed = subscription.safeParse(content);
  if (!changed.success) return null;
  const { id, customer_id, status, current_term_end, cancelled_at } = changed.data.subscription;
  const live = LIVE.includes(status);
  const end = live ? current_term_end : (cancelled_at ?? current_term_end);
  return {
    provider: 'chargebee',
    user_id: null,
    customer_id,
    subscription_id: id,
    live,
    ends_at: end ? end * SECOND : null,
    at,
  };
}
