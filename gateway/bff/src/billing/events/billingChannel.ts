import { productsBought } from '@athenaeum/coaching-contract/outgoing';
import { seatsBought } from '@athenaeum/content-contract/outgoing';
import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import { isUnavailable } from '@athenaeum/graph/edge';
import type { ChannelEnv } from '../../delivery/deliveryVariables';
import type { BillingAccounts } from '../billingAccounts';
import type { Settlers } from '../orders/domainOrders';
import { readReference } from '../port/billing';
import { orderOutcome, subscriptionChanged } from '../port/billingEvent';

interface Parts {
  env: ChannelEnv;
  settlers: Settlers;
  accounts: BillingAccounts;
}

/** Delivers the results of payments to the domains that own the orders, with retries. */
export function billingChannel({ env, settlers, accounts }: Parts): Channel {
  const deliveries: Record<string, (payload: unknown) => Promise<void>> = {
    [orderOutcome.kind]: async (payload) => {
      const outcome = orderOutcome.payload.parse(payload);
      const named = readReference(outcome.reference);
      const settler = named && Object.hasOwn(settlers, named.domain) ? settlers[named.domain] : undefined;
      // A payment for an unknown domain: needs a person.
      if (!named || !settler) throw new DeliveryProblem('refused', 'UNKNOWN_REFERENCE');
      await settler.settle(named.orderId, outcome);
    },
    [productsBought.kind]: (payload) => accounts.recordPurchase(productsBought.payload.parse(payload)),
    [seatsBought.kind]: (payload) => accounts.recordPurchase(seatsBought.payload.parse(payload)),
    [subscriptionChanged.kind]: (payload) =>
      accounts.recordSubscription(subscriptionChanged.payload.parse(payload)),
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
