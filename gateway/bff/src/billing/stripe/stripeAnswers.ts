import * as z from 'zod';

/** Of Stripe's answers, what we use: https://docs.stripe.com/api. */
const id = z.string().min(1);
const seconds = z.number().nullable();

export const checkoutSession = z.object({
  object: z.literal('checkout.session'),
  id,
  url: z.url().nullable(),
  created: z.number(),
});

export const portalSession = z.object({ object: z.literal('billing_portal.session'), url: z.url() });

const listOf = <T extends z.ZodType>(item: T) => z.object({ object: z.literal('list'), data: z.array(item) });

const subscription = z.object({
  id,
  status: z.string(),
  created: z.number(),
  canceled_at: seconds,
  cancel_at: seconds,
  cancel_at_period_end: z.boolean(),
  items: listOf(
    z.object({ price: z.object({ id, nickname: z.string().nullish(), lookup_key: z.string().nullish() }) }),
  ),
});
export type StripeSubscription = z.infer<typeof subscription>;

export const subscriptions = listOf(subscription);
export const customers = listOf(
  z.object({ id, subscriptions: listOf(z.object({ status: z.string() })).nullish() }),
);

export const refund = z.object({
  object: z.literal('refund'),
  id,
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export const refunds = listOf(refund);

/** The payments of an invoice. */
export const invoicePayments = listOf(
  z.object({ payment: z.object({ payment_intent: z.union([id, z.object({ id })]).nullish() }) }),
);
