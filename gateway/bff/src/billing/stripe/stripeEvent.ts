import * as z from 'zod';
import {
  NotGenuine,
  type BillingEvent,
  type OrderOutcome,
  type ReportedRefund,
  type SubscriptionChange,
} from '../port/billingEvent';
import { refundStateOf } from './stripeRefunds';

const SECOND = 1000;
const id = z.string().min(1);
/** A thing, or its id where Stripe does not spell it out. */
const idOf = z
  .union([id, z.object({ id })])
  .nullish()
  .transform((thing) => (typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null)));

const event = z.object({ id, type: id, created: z.number(), data: z.object({ object: z.unknown() }) });

export const checkoutSession = z.object({
  id,
  mode: z.string(),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  customer: idOf,
  invoice: idOf,
  payment_intent: idOf,
  amount_subtotal: z.number().nullish(),
  currency: z.string().nullish(),
});
type CheckoutSession = z.infer<typeof checkoutSession>;

export const subscription = z.object({
  id,
  customer: idOf,
  status: z.string(),
  ended_at: z.number().nullish(),
  cancel_at: z.number().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  // Where newer and older versions of the API keep it.
  items: z.object({ data: z.array(z.object({ current_period_end: z.number().nullish() })) }).nullish(),
  current_period_end: z.number().nullish(),
});
const LIVE = ['active', 'trialing', 'past_due'];

const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'];
/** Ours name what they are of; others may be made on Stripe's pages. */
const ourRefund = z.object({
  id,
  status: z.string().nullish(),
  metadata: z.object({ reference: id, refund_id: id }),
});

/** An event whose signature has been checked, in our words. */
export function readStripeEvent(given: unknown): BillingEvent {
  const parsed = event.safeParse(given);
  if (!parsed.success) throw new NotGenuine('UNREADABLE');
  const { id, type, created, data } = parsed.data;
  const at = created * SECOND;
  return {
    id,
    type,
    order: type.startsWith('checkout.session.') ? orderOf(type, data.object, at) : null,
    subscription: type.startsWith('customer.subscription.') ? subscriptionOf(type, data.object, at) : null,
    refund: REFUND_EVENTS.includes(type) ? refundOf(data.object, at) : null,
  };
}

function orderOf(type: string, object: unknown, at: number): OrderOutcome | null {
  const session = readable(checkoutSession, object);
  const reference = session.client_reference_id;
  // Others may sell by the same account.
  if (session.mode !== 'payment' || !reference) return null;
  const outcome = outcomeOf(type, session);
  if (!outcome) return null;
  if (outcome !== 'paid') return { outcome, reference, provider: 'stripe', at };
  return {
    outcome,
    reference,
    provider: 'stripe',
    customer_id: session.customer ?? session.id,
    invoice_id: session.invoice ?? session.payment_intent ?? session.id,
    amount: session.amount_subtotal ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    at,
  };
}

function outcomeOf(type: string, { payment_status }: CheckoutSession): OrderOutcome['outcome'] | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // A bank transfer completes the page before it arrives.
      return payment_status === 'unpaid' ? null : 'paid';
    case 'checkout.session.async_payment_failed':
      return 'refused';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return null;
  }
}

function subscriptionOf(type: string, object: unknown, at: number): SubscriptionChange | null {
  const { id, customer, status, ended_at, cancel_at, metadata, items, current_period_end } = readable(
    subscription,
    object,
  );
  if (!customer) return null;
  const periodEnd = items?.data[0]?.current_period_end ?? current_period_end;
  const end = ended_at ?? cancel_at ?? periodEnd ?? null;
  return {
    provider: 'stripe',
    user_id: metadata?.user_id ?? null,
    customer_id: customer,
    subscription_id: id,
    live: type !== 'customer.subscription.deleted' && LIVE.includes(status),
    ends_at: end === null ? null : end * SECOND,
    at,
  };
}

function refundOf(object: unknown, at: number): ReportedRefund | null {
  const ours = ourRefund.safeParse(object);
  if (!ours.success) return null;
  const { id: provider_refund_id, status, metadata } = ours.data;
  const outcome = refundStateOf(status);
  return outcome === 'pending' ? null : { ...metadata, outcome, provider_refund_id, at };
}

function readable<T>(schema: z.ZodType<T>, object: unknown): T {
  const parsed = schema.safeParse(object);
  if (!parsed.success) throw new NotGenuine('UNREADABLE');
  return parsed.data;
}
