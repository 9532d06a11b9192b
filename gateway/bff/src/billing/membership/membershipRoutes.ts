import { isSignedIn, Refusal, type Viewer } from '@athenaeum/kit';
import { acceptedLanguage } from '@athenaeum/messages/server';
import { signUpInput, type SignUpInput } from '@athenaeum/users-contract';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, LIMITED_MESSAGE, type Log, type RateLimits } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { SecretEnv } from '../../auth/secrets';
import type { SignedIn } from '../../auth/signedIn';
import { jsonHandler } from '../../routes/jsonHandler';
import { failingWith } from '../../routes/failingWith';
import type { AddressHolder } from '../addressHolder';
import type { BillingAccounts } from '../billingAccounts';
import { checkoutText } from '../checkout/checkout.messages';
import { FAILED } from '../checkout/checkoutPages';
import { openCheckout } from '../checkout/openCheckout';
import { referenceOf, type Billing } from '../port/billing';
import { confirmRoutes } from './confirmRoutes';
import { createClaimCookie } from './claimCookie';
import type { ClaimedMembership, MembershipOrder, Memberships } from './memberships';

/** The name before the dot of a membership's reference. */
export const MEMBERSHIP_DOMAIN = 'membership';
const MAX_BODY_SIZE = '5kb';
const RETURN_PATH = '/sign-up/return';
const CANCELLED_PATH = '/sign-up/cancelled';

interface Parts {
  env: SecretEnv &
    Pick<
      Env,
      'BRAND' | 'MEMBERSHIP_PRICE' | 'MEMBERSHIP_CURRENCY' | 'OIDC_ISSUER' | 'PUBLIC_ORIGIN' | 'isProduction'
    >;
  provider: Billing;
  accounts: BillingAccounts;
  memberships: Memberships;
  holder: AddressHolder;
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

/** The price of a year, in the smallest unit of the currency. */
interface MembershipPrice {
  total: number;
  currency: string;
}

/** `/api/billing/membership`: becoming a member by a checkout, and what the browser that began it does afterwards. */
export function membershipRoutes(parts: Parts): Router {
  const { env, provider, accounts, memberships, holder, signedIn, limits, log } = parts;
  const claims = createClaimCookie(env);
  const router = Router();
  // The page shows why somebody cannot join: that is an answer, not a failed request.
  const asAnswers = { refusalStatus: { CONFLICT: 200 } };
  router.post('/', express.json({ limit: MAX_BODY_SIZE }), jsonHandler(begin, asAnswers));
  router.get('/', jsonHandler(standing));
  router.get('/price', jsonHandler(price));
  router.post('/password', jsonHandler(claimPassword));
  router.use('/confirm', confirmRoutes({ env, memberships, limits, log }));
  router.use(failingWith(log, { unreadable: FAILED, failed: FAILED }));
  return router;

  async function price(): Promise<MembershipPrice> {
    return { total: env.MEMBERSHIP_PRICE, currency: env.MEMBERSHIP_CURRENCY };
  }

  async function begin(req: Request, res: Response): Promise<{ url: string }> {
    await takeOne(req);
    const viewer = await signedIn.viewer(req);
    const { secret, claim_hash } = claims.secretFor(req);
    const buyer = buyerOf(viewer, req.body);
    const holds_address = !buyer.details || (await holder.isCaller(req, buyer.details.email));
    const order = await memberships.place({
      ...{ claim_hash, ...(await price()), ...buyer, holds_address },
      browser_language: acceptedLanguage(req),
    });
    // What the provider knows of an address is for its holder alone.
    const message = holds_address ? await provider.validateCustomer(order.email) : null;
    if (message) throw new Refusal('CONFLICT', message);
    const url = await openCheckout(provider, await checkoutOf(order));
    if (!holds_address) await holder.tell(order.email);
    claims.write(res, order.id, secret);
    return { url };
  }

  async function checkoutOf(order: MembershipOrder) {
    const { id, user_id, email, first_name, last_name, total, currency } = order;
    const known = await accounts.of(user_id);
    const nobodyYet = {
      billing_provider: null,
      stripe_customer_id: null,
      chargebee_subscription_id: null,
      subscription_end_date: null,
    };
    return {
      reference: referenceOf(MEMBERSHIP_DOMAIN, id),
      account: { ...nobodyYet, ...known, id: user_id, email, first_name, last_name },
      lines: [{ label: checkoutText.membershipYear({ brand: env.BRAND }), quantity: 1, unit_price: total }],
      total,
      currency,
      done: RETURN_PATH,
      cancelled: CANCELLED_PATH,
    };
  }

  async function standing(req: Request): Promise<ClaimedMembership | null> {
    const claim = claims.read(req);
    const claimed = claim && (await memberships.claimed(claim));
    // Another identity provider has the passwords: the member signs in there.
    if (claimed && claimed.status === 'paid' && env.OIDC_ISSUER) return { ...claimed, next: 'sign-in' };
    return claimed;
  }

  async function claimPassword(req: Request) {
    await takeOne(req);
    const claim = claims.read(req);
    if (!claim || env.OIDC_ISSUER) throw new Refusal('UNAUTHENTICATED', 'This checkout was begun elsewhere.');
    return memberships.claimPassword(claim);
  }

  async function takeOne(req: Request): Promise<void> {
    if (!(await limits.publicForm.take(addressOf(req)))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
  }
}

/** A signed-in user continues with their own account, whatever they type; visitors give their details. */
const buyerOf = (viewer: Viewer, body: unknown): { user_id?: string; details?: SignUpInput } =>
  isSignedIn(viewer) ? { user_id: viewer.id } : { details: signUpInput.parse(body ?? {}) };
