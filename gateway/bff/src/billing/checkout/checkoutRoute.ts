import { isSignedIn } from '@athenaeum/kit';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import { callerBy, isUnavailable, type Log, logOf } from '@athenaeum/graph/edge';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import { LOGIN_PATH } from '../../auth/paths';
import type { SignedIn } from '../../auth/signedIn';
import type { BillingAccounts } from '../billingAccounts';
import type { OrdersByDomain } from '../orders/domainOrders';
import { referenceOf, type Billing } from '../port/billing';
import { awayPage, MANAGE_PLAN, MY_EVENTS, nothingToPayPage } from './checkoutPages';
import { openCheckout } from './openCheckout';

/** Of `GET /api/billing/checkout/:domain/:order`. */
export const checkoutParams = z.object({ domain: z.string().default('coaching'), order: z.guid() });

interface Parts {
  provider: Billing;
  orders: OrdersByDomain;
  accounts: BillingAccounts;
  signedIn: SignedIn;
  log: Log;
}

/**
 * `GET /api/billing/checkout/:order` (of coaching) and `/:domain/:order`: redirects a member from an open order to the
 * provider's page.
 */
export function checkoutRoute({ provider, orders, accounts, signedIn, log }: Parts): Router {
  const router = Router();
  router.get('/:order', orElse(log, open));
  router.get('/:domain/:order', orElse(log, open));
  return router;

  async function open(req: Request, res: Response): Promise<void> {
    const asked = checkoutParams.safeParse(req.params);
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer))
      return res.redirect(303, `${LOGIN_PATH}?returnTo=${encodeURIComponent(placeOf(asked.data?.domain))}`);
    const domainOrders =
      asked.success && Object.hasOwn(orders, asked.data.domain) && orders[asked.data.domain];
    const order = domainOrders && (await domainOrders.findOpen(callerBy(req, viewer), asked.data.order));
    const account = order && (await accounts.of(viewer.id));
    if (!order || !account) return send(res, 404, nothingToPayPage());
    const { id, lines, total, currency, page } = order;
    const back = (checkout: string) => `${page}?order=${id}&checkout=${checkout}`;
    const url = await openCheckout(provider, {
      reference: referenceOf(asked.data.domain, id),
      account,
      lines,
      total,
      currency,
      done: back('done'),
      cancelled: back('cancelled'),
    });
    res.set('cache-control', 'no-store').redirect(303, url);
  }
}

/** The page that shows purchases of a domain. */
const placeOf = (domain = 'coaching') => (domain === 'content' ? MY_EVENTS : MANAGE_PLAN);

/** After any error on the way the member can retry from the same page. */
const orElse =
  (log: Log, handle: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      if (isUnavailable(error)) logOf(req, log).warn({ err: error }, 'a checkout could not be opened');
      else logOf(req, log).error({ err: error }, 'opening a checkout failed');
      res.set('retry-after', '5');
      send(res, 503, awayPage(req.originalUrl));
    }
  };

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
