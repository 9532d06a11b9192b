import { isSignedIn } from '@athenaeum/kit';
import { Router, type Request, type Response } from 'express';
import { PAGE_HEADERS } from '../auth/pages/layout';
import { LOGIN_PATH } from '../auth/paths';
import type { SignedIn } from '../auth/signedIn';
import type { BillingAccounts } from './billingAccounts';
import { MANAGE_PLAN, noPortalPage } from './checkout/checkoutPages';
import type { Billing } from './port/billing';
import { SUBSCRIPTION_COLUMNS } from './port/subscriptionTable';

interface Parts {
  provider: Billing;
  accounts: BillingAccounts;
  signedIn: SignedIn;
}

/** `GET /api/billing/subscriptions` and `/portal`: the member's subscriptions at the provider. */
export function planRoutes({ provider, accounts, signedIn }: Parts): Router {
  const router = Router();
  router.get('/subscriptions', subscriptions);
  router.get('/portal', portal);
  return router;

  async function subscriptions(req: Request, res: Response): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) {
      res.status(401).json({ ok: false, code: 'UNAUTHENTICATED', message: 'Please sign in.', data: null });
      return;
    }
    const account = await accounts.of(viewer.id);
    const { rows } = account ? await provider.subscriptionsOf(account) : { rows: [] };
    const data = { provider: provider.name, columns: SUBSCRIPTION_COLUMNS[provider.name], rows };
    res.set('cache-control', 'no-store').json({ ok: true, code: null, message: null, data });
  }

  async function portal(req: Request, res: Response): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer))
      return res.redirect(303, `${LOGIN_PATH}?returnTo=${encodeURIComponent(MANAGE_PLAN)}`);
    const account = await accounts.of(viewer.id);
    const url = account && (await provider.portalUrl(account));
    if (url) return res.set('cache-control', 'no-store').redirect(303, url);
    res.status(404).set(PAGE_HEADERS).send(noPortalPage());
  }
}
