import type { Channel } from '@athenaeum/kit/outbox';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { ChannelEnv } from '../delivery/deliveryVariables';
import { createBillingAccounts } from './billingAccounts';
import { embeddedChannel } from './embedded/embeddedChannel';
import { billingChannel } from './events/billingChannel';
import { createMemberships } from './membership/memberships';
import { MEMBERSHIP_DOMAIN } from './membership/membershipRoutes';
import type { Settlers } from './orders/domainOrders';
import { ordersByDomain } from './orders/ordersByDomain';

/** What leaves the outbox because of payments. */
export const billingChannels = (env: ChannelEnv, clients: SubgraphClients, gatewayUrl: string): Channel[] => [
  billingChannel({ env, settlers: settlersOf(clients), accounts: createBillingAccounts(clients.users) }),
  ...(env.BILLING_PROVIDER === 'embedded' ? [embeddedChannel(env, gatewayUrl)] : []),
];

const settlersOf = (clients: SubgraphClients): Settlers => ({
  ...ordersByDomain(clients),
  [MEMBERSHIP_DOMAIN]: createMemberships(clients.users),
});
