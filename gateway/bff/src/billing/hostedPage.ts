import { isSignedIn, Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { callerBy, LIMITED_MESSAGE, type Log, type RateLimits } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { SignedIn } from '../auth/signedIn';
import { jsonHandler } from '../routes/jsonHandler';
import { failingWith } from '../routes/failingWith';
import type { BillingAccounts } from './billingAccounts';
import { FAILED } from './checkout/checkoutPages';
import { hostedPageInput } from './hostedPageInput';
import { placeCoachingOrder } from './orders/coachingOrders';
import type { Billing } from './port/billing';

const MAX_BODY_SIZE = '10kb';

interface Parts {
  provider: Billing;
  accounts: BillingAccounts;
  coaching: SubgraphClient;
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

/**
 * `POST /webhooks/chargebee/hosted_page`: the page to pay for an add-on to a subscription. It is an order like
 * any other, so it is priced, receipted and counted once like any other, with every provider.
 */
export function hostedPageRoute({ provider, accounts, coaching, signedIn, limits, log }: Parts): Router {
  const router = Router();
  router.post('/hosted_page', express.json({ limit: MAX_BODY_SIZE }), jsonHandler(page));
  router.use(failingWith(log, { unreadable: FAILED, failed: FAILED }));
  return router;

  async function page(req: Request): Promise<{ url: string }> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) throw new Refusal('UNAUTHENTICATED', FAILED);
    const parsed = hostedPageInput.safeParse(req.body);
    if (!parsed.success) throw new Refusal('INVALID', FAILED);
    if (!(await limits.checkout.take(viewer.id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    const { subscription, addons } = parsed.data;
    const account = await accounts.of(viewer.id);
    const { rows } = account ? await provider.subscriptionsOf(account) : { rows: [] };
    if (!rows.some(({ id }) => id === subscription.id)) throw new Refusal('NOT_FOUND', FAILED);
    const items = addons.map(({ id, quantity }) => ({ product_id: id, quantity }));
    const url = await placeCoachingOrder(coaching, callerBy(req, viewer), items);
    if (!url) throw new Refusal('INVALID', FAILED);
    return { url };
  }
}
