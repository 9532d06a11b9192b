import { isSignedIn } from '@athenaeum/kit';
import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { isAway } from '../../edge/isAway';
import { LIMITED_MESSAGE, type RateLimits } from '../../edge/rateLimits';
import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import type { SignedIn } from '../auth/signedIn';
import type { BillingAccounts } from './billingAccounts';
import { FAILED } from './checkout/checkoutPages';
import { hostedPageInput } from './hostedPageInput';
import { placeCoachingOrder } from './orders/coachingDesk';
import type { Billing } from './port/billing';

const LARGEST_BODY = '10kb';

interface Parts {
  provider: Billing;
  accounts: BillingAccounts;
  coaching: SubgraphClient;
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

/**
 * `POST /webhooks/chargebee/hosted_page`: where she pays for what she adds to a subscription of hers. It is an order like
 * any other, so it is priced, receipted and counted once like any other, whoever the provider is.
 */
export function hostedPageRoute({ provider, accounts, coaching, signedIn, limits, log }: Parts): Router {
  const router = Router();
  router.post('/hosted_page', express.json({ limit: LARGEST_BODY }), page);
  router.use(failed(log));
  return router;

  async function page(req: Request, res: Response): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) return refuse(res, 401, 'UNAUTHENTICATED');
    const parsed = hostedPageInput.safeParse(req.body);
    if (!parsed.success) return refuse(res, 400, 'INVALID');
    if (!(await limits.checkout.take(viewer.id))) return refuse(res, 429, 'LIMITED', LIMITED_MESSAGE);
    const { subscription, addons } = parsed.data;
    const account = await accounts.of(viewer.id);
    const { rows } = account ? await provider.subscriptionsOf(account) : { rows: [] };
    if (!rows.some(({ id }) => id === subscription.id)) return refuse(res, 404, 'NOT_FOUND');
    const items = addons.map(({ id, quantity }) => ({ product_id: id, quantity }));
    const url = await placeCoachingOrder(coaching, viewer, items);
    if (!url) return refuse(res, 400, 'INVALID');
    res.json({ ok: true, code: null, message: null, data: { url } });
  }
}

const refuse = (res: Response, status: number, code: string, message = FAILED): void =>
  void res.status(status).json({ ok: false, code, message, data: null });

const failed =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = (error as { status?: number }).status ?? 500;
    if (status < 500) return refuse(res, status, 'INVALID');
    if (isAway(error)) log.warn({ err: error }, 'a page to pay on could not be made');
    else log.error({ err: error }, 'making a page to pay on failed');
    refuse(res, 503, 'UNAVAILABLE');
  };
