import * as z from 'zod';
import { PROVIDERS } from './billing';

const id = z.string().min(1).max(200);
const provider = z.enum(PROVIDERS);

/** The outcome of an order, as stored in the outbox. */
export const orderOutcome = {
  channel: 'billing',
  kind: 'order_outcome',
  payload: z.discriminatedUnion('outcome', [
    z.strictObject({
      outcome: z.literal('paid'),
      reference: id,
      provider,
      customer_id: id,
      invoice_id: id,
      /** For the goods, before tax, in the smallest unit of the currency. */
      amount: z.number().int(),
      currency: z.string().length(3),
      /** Epoch ms. */
      at: z.number(),
    }),
    z.strictObject({ outcome: z.enum(['expired', 'refused']), reference: id, provider, at: z.number() }),
  ]),
};
export type OrderOutcome = z.infer<typeof orderOutcome.payload>;

/** The state of a subscription. */
export const subscriptionChanged = {
  channel: 'billing',
  kind: 'subscription_changed',
  payload: z.strictObject({
    provider,
    /** The id of our user, if the provider has it. */
    user_id: id.nullable(),
    customer_id: id,
    subscription_id: id,
    live: z.boolean(),
    ends_at: z.number().nullable(),
    at: z.number(),
  }),
};
export type SubscriptionChange = z.infer<typeof subscriptionChanged.payload>;

/** The outcome of a refund, which the provider has reported by itself. */
export const refundOutcome = {
  channel: 'billing',
  kind: 'refund_outcome',
  payload: z.strictObject({
    reference: id,
    refund_id: id,
    outcome: z.enum(['made', 'failed']),
    provider_refund_id: id,
    at: z.number(),
  }),
};
export type ReportedRefund = z.infer<typeof refundOutcome.payload>;

/** An event of any provider; all are null for irrelevant events. */
export interface BillingEvent {
  /** The provider's id of the event, the same in each delivery. */
  id: string;
  type: string;
  order: OrderOutcome | null;
  subscription: SubscriptionChange | null;
  refund?: ReportedRefund | null;
}

/** The message has no input, which may be anybody's. */
export type Doubt = 'SIGNATURE' | 'OLD' | 'UNREADABLE' | 'OTHER_PROVIDER';

export class NotGenuine extends Error {
  override readonly name = 'NotGenuine';
  constructor(readonly doubt: Doubt) {
    super(doubt);
  }
}

/** The accepted age of an event, and how far ahead its clock may be. */
export const EVENT_TTL_MS = 5 * 60_000;
