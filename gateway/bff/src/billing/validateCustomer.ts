import { Refusal } from '@athenaeum/kit';
import { SIGN_UP_MESSAGES } from '@athenaeum/users-contract';
import express, { Router, type Request } from 'express';
import { addressOf, LIMITED_MESSAGE, type Log, type RateLimits } from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import { failingWith } from '../routes/failingWith';
import type { AddressHolder } from './addressHolder';
import type { BillingAccounts } from './billingAccounts';
import { FAILED } from './checkout/checkoutPages';
import type { Billing } from './port/billing';
import { validateCustomerInput, WRONG_EMAIL } from './validateCustomerInput';

const MAX_BODY_SIZE = '5kb';

interface Parts {
  provider: Billing;
  accounts: BillingAccounts;
  holder: AddressHolder;
  limits: RateLimits;
  log: Log;
}

/**
 * `POST /stripe/validate-customer`: a message where somebody with this address cannot buy a membership. It is for the holder
 * of the address; anybody else gets the answer of an address that nobody has, and its holder a letter.
 */
export function validateCustomerRoute({ provider, accounts, holder, limits, log }: Parts): Router {
  const router = Router();
  // The page shows the message: one that says no is an answer, not a failed request.
  router.post(
    '/validate-customer',
    express.json({ limit: MAX_BODY_SIZE }),
    jsonHandler(validate, { refusalStatus: { CONFLICT: 200 } }),
  );
  router.use(failingWith(log, { unreadable: WRONG_EMAIL, failed: FAILED }));
  return router;

  async function validate(req: Request): Promise<void> {
    if (!(await limits.publicForm.take(addressOf(req)))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    const { email } = validateCustomerInput.parse(req.body);
    if (!(await holder.isCaller(req, email))) return holder.tell(email);
    const message = await reasonAgainst(email);
    if (message) throw new Refusal('CONFLICT', message);
  }

  async function reasonAgainst(email: string): Promise<string | null> {
    const account = await accounts.byEmail(email);
    if (account?.is_taken) return SIGN_UP_MESSAGES.emailTaken;
    return provider.validateCustomer(email);
  }
}
