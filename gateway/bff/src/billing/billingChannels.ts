import type { Channel } from '@athenaeum/kit/outbox';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { ChannelEnv } from '../delivery/deliveryVariables';
import { createBillingAccounts } from './billingAccounts';
import { createProvider } from './createProvider';
import { embeddedChannel } from './embedded/embeddedChannel';
import { billingChannel } from './events/billingChannel';
import { createMemberships } from './membership/memberships';
import { MEMBERSHIP_DOMAIN } from './membership/membershipRoutes';
import type { Settlers } from './orders/domainOrders';
import { ordersByDomain } from './orders/ordersByDomain';
import type { Billing } from './port/billing';
import { refundChannel } from './refunds/refundChannel';

/** What leaves the outbox because of payments. */
export function billingChannels(env: ChannelEnv, clients: SubgraphClients, gatewayUrl: string): Channel[] {
  const settlers = settlersOf(clients);
  let provider: Promise<Billing> | undefined;
  return [
    billingChannel({ env, settlers, accounts: createBillingAccounts(clients.users) }),
    refundChannel({ env, settlers, provider: () => (provider ??= createProvider(env)) }),
    ...(env.BILLING_PROVIDER === 'embedded' ? [embeddedChannel(env, gatewayUrl)] : []),
  ];
}

const settlersOf = (clients: SubgraphClients): Settlers => ({
  ...ordersByDomain(clients),
  [MEMBERSHIP_DOMAIN]: createMemberships(clients.users),
});
