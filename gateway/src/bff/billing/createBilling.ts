import { Router } from 'express';
import type { Channel } from '@athenaeum/kit/outbox';
import type { RateLimits } from '../../edge/rateLimits';
import type { Env } from '../../env';
import type { Log } from '../../graph/context';
import type { SubgraphClients } from '../../graph/subgraphs/subgraphClient';
import { createKnownDevice } from '../auth/knownDevice';
import type { SignedIn } from '../auth/signedIn';
import { createAddressHolder } from './addressHolder';
import { createBillingAccounts } from './billingAccounts';
import { checkoutRoute } from './checkout/checkoutRoute';
import { embeddedChannel } from './embedded/embeddedChannel';
import { embeddedCheckoutRoutes } from './embedded/checkoutRoutes';
import { billingChannel } from './events/billingChannel';
import { webhookRoute } from './events/webhookRoute';
import { hostedPageRoute } from './hostedPage';
import { invoiceRoute } from './invoice/invoiceRoute';
import { createFindPaidOrder } from './invoice/paidOrders';
import { createMemberships } from './membership/memberships';
import { MEMBERSHIP_DOMAIN, membershipRoutes } from './membership/membershipRoutes';
import { coachingOrders } from './orders/coachingOrders';
import { contentOrders } from './orders/contentOrders';
import type { OrdersByDomain, Settlers } from './orders/domainOrders';
import { planRoutes } from './planRoutes';
import type { Billing } from './port/billing';
import { validateCustomerRoute } from './validateCustomer';

interface Parts {
  env: Env;
  provider: Billing;
  clients: SubgraphClients;
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

export interface BillingRoutes {
  /** `/api/billing` */
  api: Router;
  /** `/webhooks/billing` */
  events: Router;
  /** `/stripe` */
  stripe: Router;
  /** `/webhooks/chargebee` */
  chargebee: Router;
}

/** All routes of billing. */
export function createBillingRoutes({ env, provider, clients, signedIn, limits, log }: Parts): BillingRoutes {
  const accounts = createBillingAccounts(clients.users);
  const orders = ordersByDomain(clients);
  const holder = createAddressHolder({ accounts, device: createKnownDevice(env), signedIn, limits });
  const shared = { provider, accounts, holder, signedIn, limits, log };
  const api = Router();
  api.use('/checkout', checkoutRoute({ ...shared, orders }));
  api.use('/membership', membershipRoutes({ ...shared, env, memberships: createMemberships(clients.users) }));
  if (provider.name === 'embedded') api.use('/embedded', embeddedCheckoutRoutes());
  api.use('/invoices', invoiceRoute({ ...shared, env, findPaid: createFindPaidOrder(clients, env.BRAND) }));
  api.use(planRoutes(shared));
  return {
    api,
    events: webhookRoute({ provider, log }),
    stripe: validateCustomerRoute(shared),
    chargebee: hostedPageRoute({ ...shared, coaching: clients.coaching }),
  };
}

/** Outbox channels of billing. */
export const billingChannels = (env: Env, clients: SubgraphClients): Channel[] => [
  billingChannel({ env, settlers: settlersOf(clients), accounts: createBillingAccounts(clients.users) }),
  ...(env.BILLING_PROVIDER === 'embedded' ? [embeddedChannel(env)] : []),
];

const ordersByDomain = ({ coaching, content }: SubgraphClients): OrdersByDomain => ({
  coaching: coachingOrders(coaching),
  content: contentOrders(content),
});

const settlersOf = (clients: SubgraphClients): Settlers => ({
  ...ordersByDomain(clients),
  [MEMBERSHIP_DOMAIN]: createMemberships(clients.users),
});
