import { DeliveryProblem, payloadOf, type Channel } from '@athenaeum/kit/outbox';
import { refundRequested, type RefundRequest } from '@athenaeum/kit/sales';
import { isUnavailable } from '@athenaeum/graph/edge';
import type { ChannelEnv } from '../../delivery/deliveryVariables';
import type { RefundOutcome, Settlers } from '../orders/domainOrders';
import { readReference, type Billing } from '../port/billing';
import { BillingUnavailable } from '../port/billingUnavailable';

const HOUR = 3_600_000;
/** Requests of one refund to the provider: finding the payment, finding the refund, making it. */
const MAX_REQUESTS = 3;

interface Parts {
  env: ChannelEnv;
  settlers: Settlers;
  /** Made on first use, as the clients of providers are large. */
  provider(): Promise<Billing>;
}

/**
 * Asks the payment provider for refunds and tells the domain of the outcome. Whatever dies in between, the message is delivered
 * again: the provider finds the refund by its id, and the domain settles it once.
 */
export const refundChannel = ({ env, settlers, provider }: Parts): Channel => ({
  name: refundRequested.channel,
  concurrency: env.OUTBOX_CONCURRENCY,
  timeout: MAX_REQUESTS * env.BILLING_TIMEOUT_MS + env.SUBGRAPH_TIMEOUT_MS,
  async deliver({ payload }) {
    const request = payloadOf(refundRequested, payload);
    const named = readReference(request.reference);
    const settler = named && Object.hasOwn(settlers, named.domain) ? settlers[named.domain] : undefined;
    if (!named || !settler) throw new DeliveryProblem('refused', 'UNKNOWN_REFERENCE');
    const outcome = await outcomeOf(await provider(), request);
    // Some banks take days. The provider reports it, too; whichever comes first counts.
    if (!outcome) return { notBefore: Date.now() + HOUR };
    try {
      await settler.settleRefund(named.orderId, outcome);
    } catch (error) {
      throw isUnavailable(error) ? new DeliveryProblem('away', 'DOMAIN_AWAY') : error;
    }
    return 'delivered';
  },
});

/** Null while the provider does not know yet. */
async function outcomeOf(billing: Billing, request: RefundRequest): Promise<RefundOutcome | null> {
  const { provider, refund_id, ...order } = request;
  const failed = (problem: string): RefundOutcome => ({
    ...{ refund_id, outcome: 'failed', provider_refund_id: null, problem, at: Date.now() },
  });
  // Paid before the provider was changed: staff pay it back on its page.
  if (provider !== billing.name) return failed('OTHER_PROVIDER');
  try {
    const { id, state } = await billing.refund({ refund_id, ...order });
    if (state === 'pending') return null;
    const problem = state === 'failed' ? 'PROVIDER_FAILED' : null;
    return { refund_id, outcome: state, provider_refund_id: id, problem, at: Date.now() };
  } catch (error) {
    if (!(error instanceof BillingUnavailable)) throw error;
    if (isFinalRefusal(error)) return failed(error.code);
    throw new DeliveryProblem('away', error.code);
  }
}

/** What the provider will answer tomorrow too. A wrong key, a limit and an outage pass. */
const isFinalRefusal = ({ code, wasAnswered }: BillingUnavailable): boolean =>
  wasAnswered && ['HTTP_400', 'HTTP_402', 'HTTP_404', 'HTTP_422', 'NO_PAYMENT'].includes(code);
