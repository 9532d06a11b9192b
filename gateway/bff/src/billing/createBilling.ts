import { Router } from 'express';
import type { Log, RateLimits } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import { createKnownDevice } from '../auth/knownDevice';
import type { SignedIn } from '../auth/signedIn';
import { createAddressHolder } from './addressHolder';
import { createBillingAccounts } from './billingAccounts';
import { checkoutRoute } from './checkout/checkoutRoute';
import { embeddedCheckoutRoutes } from './embedded/checkoutRoutes';
import { webhookRoute } from './events/webhookRoute';
import { hostedPageRoute } from './hostedPage';
import { invoiceRoute } from './invoice/invoiceRoute';
import { createFindPaidOrder } from './invoice/paidOrders';
import { createMemberships } from './membership/memberships';
import { membershipRoutes } from './membership/membershipRoutes';
import { ordersByDomain } from './orders/ordersByDomain';
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
