import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { isAway } from '../../edge/isAway';
import { LIMITED_MESSAGE, type RateLimits } from '../../edge/rateLimits';
import type { Log } from '../../graph/context';
import type { BillingAccounts } from './billingAccounts';
import { FAILED } from './checkout/checkoutPages';
import type { Billing } from './port/billing';
import { validateCustomerInput, WRONG_EMAIL } from './validateCustomerInput';

const LARGEST_BODY = '5kb';
const SIGNED_UP = 'this email is already signed up.';

interface Parts {
  provider: Billing;
  accounts: BillingAccounts;
  limits: RateLimits;
  log: Log;
}

/** `POST /stripe/validate-customer`: a message where somebody with this address cannot buy a membership. */
export function validateCustomerRoute({ provider, accounts, limits, log }: Parts): Router {
  const router = Router();
  router.post('/validate-customer', express.json({ limit: LARGEST_BODY }), validate);
  router.use(failed(log));
  return router;

  async function validate(req: Request, res: Response): Promise<void> {
    if (!(await limits.publicForm.take(req.ip ?? '')))
      return answer(res.set('retry-after', '60'), 429, LIMITED_MESSAGE, 'LIMITED');
    const parsed = validateCustomerInput.safeParse(req.body);
    if (!parsed.success) return answer(res, 400, WRONG_EMAIL, 'INVALID');
    const message = await reasonAgainst(parsed.data.email);
    answer(res, 200, message, message && 'CONFLICT');
  }

  async function reasonAgainst(email: string): Promise<string | null> {
    const account = await accounts.byEmail(email);
    if (account && (account.subscription_end_date ?? 0) > Date.now()) return SIGNED_UP;
    return provider.validateCustomer(email);
  }
}

const answer = (res: Response, status: number, message: string | null, code: string | null): void =>
  void res.status(status).json({ ok: message === null, code, message });

const failed =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = (error as { status?: number }).status ?? 500;
    if (status < 500) return answer(res, status, WRONG_EMAIL, 'INVALID');
    if (isAway(error)) log.warn({ err: error }, 'an address could not be checked');
    else log.error({ err: error }, 'checking an address failed');
    answer(res, 503, FAILED, 'UNAVAILABLE');
  };
