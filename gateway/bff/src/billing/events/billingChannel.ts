import { productsBought } from '@athenaeum/coaching-contract/outgoing';
import { seatsBought } from '@athenaeum/content-contract/outgoing';
import { DeliveryProblem, payloadOf, type Channel } from '@athenaeum/kit/outbox';
import { isUnavailable } from '@athenaeum/graph/edge';
import type { ChannelEnv } from '../../delivery/deliveryVariables';
import type { BillingAccounts } from '../billingAccounts';
import type { Settler, Settlers } from '../orders/domainOrders';
import { readReference } from '../port/billing';
import { orderOutcome, refundOutcome, subscriptionChanged } from '../port/billingEvent';

interface Parts {
  env: ChannelEnv;
  settlers: Settlers;
  accounts: BillingAccounts;
}

/** Delivers the results of payments to the domains that own the orders, with retries. */
export function billingChannel({ env, settlers, accounts }: Parts): Channel {
  const settlerOf = (reference: string): { settler: Settler; orderId: string } => {
    const named = readReference(reference);
    const settler = named && Object.hasOwn(settlers, named.domain) ? settlers[named.domain] : undefined;
    // Of an unknown domain: needs a person.
    if (!named || !settler) throw new DeliveryProblem('refused', 'UNKNOWN_REFERENCE');
    return { settler, orderId: named.orderId };
  };
  const deliveries: Record<string, (payload: unknown) => Promise<void>> = {
    [orderOutcome.kind]: async (payload) => {
      const outcome = payloadOf(orderOutcome, payload);
      const { settler, orderId } = settlerOf(outcome.reference);
      await settler.settle(orderId, outcome);
    },
    [refundOutcome.kind]: async (payload) => {
      const { reference, ...outcome } = payloadOf(refundOutcome, payload);
      const { settler, orderId } = settlerOf(reference);
      const problem = outcome.outcome === 'failed' ? 'PROVIDER_FAILED' : null;
      await settler.settleRefund(orderId, { ...outcome, problem });
    },
    [productsBought.kind]: (payload) => accounts.recordPurchase(payloadOf(productsBought, payload)),
    [seatsBought.kind]: (payload) => accounts.recordPurchase(payloadOf(seatsBought, payload)),
    [subscriptionChanged.kind]: (payload) =>
      accounts.recordSubscription(payloadOf(subscriptionChanged, payload)),
  };

  return {
    name: orderOutcome.channel,
    concurrency: env.OUTBOX_CONCURRENCY,
    timeout: env.SUBGRAPH_TIMEOUT_MS + 10_000,
    async deliver({ kind, payload }) {
      const deliver = deliveries[kind];
      if (!deliver) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
      try {
        await deliver(payload);
      } catch (error) {
        // An unavailable database must not turn a payment into a dead letter.
        throw isUnavailable(error) ? new DeliveryProblem('away', 'DOMAIN_AWAY') : error;
      }
      return 'delivered';
    },
  };
}
