import { isSignedIn } from '@athenaeum/kit';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import type { Log } from '../../../graph/context';
import { isAway } from '../../../edge/isAway';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import { LOGIN_PATH } from '../../auth/paths';
import type { SignedIn } from '../../auth/signedIn';
import type { BillingAccounts } from '../billingAccounts';
import type { OrderDesks } from '../orders/orderDesk';
import { referenceOf, type Billing } from '../port/billing';
import { awayPage, MANAGE_PLAN, nothingToPayPage } from './checkoutPages';
import { openCheckout } from './openCheckout';

/** `:order` of `GET /api/billing/checkout/:order`. */
export const checkoutParams = z.object({ order: z.guid() });

/** Whose orders are paid at this address. */
const DOMAIN = 'coaching';

interface Parts {
  provider: Billing;
  desks: OrderDesks;
  accounts: BillingAccounts;
  signedIn: SignedIn;
  log: Log;
}

/** `GET /api/billing/checkout/:order`: takes a member from her open order to the provider's page. */
export function checkoutRoute({ provider, desks, accounts, signedIn, log }: Parts): Router {
  const router = Router();
  router.get('/:order', orElse(log, open));
  return router;

  async function open(req: Request, res: Response): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer))
      return res.redirect(303, `${LOGIN_PATH}?returnTo=${encodeURIComponent(MANAGE_PLAN)}`);
    const asked = checkoutParams.safeParse(req.params);
    const order = asked.success && (await desks[DOMAIN]!.findOpen(viewer, asked.data.order));
    const account = order && (await accounts.of(viewer.id));
    if (!order || !account) return send(res, 404, nothingToPayPage());
    const { id, lines, total, currency } = order;
    const back = (checkout: string) => `${MANAGE_PLAN}?order=${id}&checkout=${checkout}`;
    const url = await openCheckout(provider, {
      reference: referenceOf(DOMAIN, id),
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

/** Whatever goes wrong on the way there, she can try again from where she is. */
const orElse =
  (log: Log, handle: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      if (isAway(error)) log.warn({ err: error }, 'a checkout could not be opened');
      else log.error({ err: error }, 'opening a checkout failed');
      res.set('retry-after', '5');
      send(res, 503, awayPage(req.originalUrl));
    }
  };

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
