import type { RefundState } from '@athenaeum/common/refund';
import type Stripe from 'stripe';
import type * as z from 'zod';
import type { ProviderRefund, RefundOrder } from '../port/billing';
import { BillingUnavailable } from '../port/billingUnavailable';
import { invoicePayments, refund, refunds } from './stripeAnswers';

const MAX_REFUNDS = 100;

type Answered = <T>(asked: Promise<unknown>, schema: z.ZodType<T>) => Promise<T>;

/** Refunds of payments by Stripe: https://docs.stripe.com/api/refunds. */
export function createStripeRefunds(stripe: Stripe, answered: Answered) {
  return async ({ reference, refund_id, invoice_id, amount }: RefundOrder): Promise<ProviderRefund> => {
    const payment_intent = await paymentOf(invoice_id);
    // Stripe forgets idempotency keys after a day; what it has made is found by our id for good.
    const { data } = await answered(stripe.refunds.list({ payment_intent, limit: MAX_REFUNDS }), refunds);
    const known = data.find(({ metadata }) => metadata?.refund_id === refund_id);
    const { id, status } =
      known ??
      (await answered(
        stripe.refunds.create(
          { payment_intent, amount, metadata: { reference, refund_id } },
          { idempotencyKey: `refund.${refund_id}` },
        ),
        refund,
      ));
    return { id, state: refundStateOf(status) };
  };

  /** A payment without an invoice was reported by itself. */
  async function paymentOf(invoice: string): Promise<string> {
    if (invoice.startsWith('pi_')) return invoice;
    const { data } = await answered(
      stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 }),
      invoicePayments,
    );
    const payment = data[0]?.payment.payment_intent;
    if (!payment) throw new BillingUnavailable('NO_PAYMENT', true);
    return typeof payment === 'string' ? payment : payment.id;
  }
}

/** `requires_action` waits for the customer's bank details. */
export function refundStateOf(status: string | null | undefined): RefundState {
  if (status === 'succeeded') return 'made';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
