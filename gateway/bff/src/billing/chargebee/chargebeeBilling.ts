import { createHash, timingSafeEqual } from 'node:crypto';
import type { Billing, BillingAccount } from '../port/billing';
import { EVENT_TTL_MS, NotGenuine } from '../port/billingEvent';
import {
  customers,
  event,
  hostedPage,
  oneSubscription,
  portalSession,
  subscriptions,
  type ChargebeeSubscription,
} from './chargebeeAnswers';
import { answered, createChargebeeClient, assertFound, type ChargebeeOptions } from './chargebeeClient';
import { createChargebeeRefunds } from './chargebeeRefunds';
import { parseChargebeeEvent, readChargebeeEvent } from './chargebeeEvent';

const SECOND = 1000;
const HOUR = 3_600_000;
const MAX_SUBSCRIPTIONS = 100;
const LIVE: readonly string[] = ['active', 'in_trial', 'non_renewing', 'future'];
/** The lifetime of a page without one. */
const PAGE_TTL_MS = 3 * HOUR;

/** Payments by Chargebee: its hosted pages, its portal, and its events, which come with a name and a password. */
export function createChargebeeBilling(env: ChargebeeOptions): Billing {
  const chargebee = createChargebeeClient(env);
  const returning = (path: string) => env.PUBLIC_ORIGIN + path;
  const isChargebee = bearerOf(env);

  /** The customer of the member's subscription, if any; customers that we create have our user id. */
  async function customerOf({ chargebee_subscription_id: id, id: user_id }: BillingAccount): Promise<string> {
    const found = id ? await answered(chargebee.subscription.retrieve(id), oneSubscription) : null;
    return found?.subscription.customer_id ?? user_id;
  }

  async function subscriptionsOf(filter: { 'customer_id[is]': string }): Promise<ChargebeeSubscription[]> {
    const { 'customer_id[is]': is } = filter;
    const found = assertFound(
      await answered(
        chargebee.subscription.list({ customer_id: { is }, limit: MAX_SUBSCRIPTIONS }),
        subscriptions,
      ),
    );
    return found.list.map(({ subscription }) => subscription);
  }

  return {
    name: 'chargebee',

    async createCheckout({ reference, account, lines, currency, done, cancelled }, key) {
      const { email, first_name, last_name } = account;
      const { hosted_page } = assertFound(
        await answered(
          chargebee.hostedPage.checkoutOneTimeForItems(
            {
              currency_code: currency,
              customer: { id: await customerOf(account), email, first_name, last_name },
              charges: lines.map(({ label, quantity, unit_price }) => ({
                amount: unit_price * quantity,
                description: quantity > 1 ? `${quantity} × ${label}` : label,
              })),
              // The invoice carries it, and with it every event about the payment.
              invoice: { po_number: reference },
              pass_thru_content: reference,
              redirect_url: returning(done),
              cancel_url: returning(cancelled),
            },
            { 'chargebee-idempotency-key': key },
          ),
          hostedPage,
        ),
      );
      const { url, expires_at } = hosted_page;
      return {
        url: assertFound(url ?? null),
        expires_at: expires_at ? expires_at * SECOND : Date.now() + PAGE_TTL_MS,
      };
    },

    async validateCustomer(email) {
      const { list } = assertFound(
        await answered(chargebee.customer.list({ email: { is: email }, limit: 10 }), customers),
      );
      for (const { customer } of list) {
        const found = await subscriptionsOf({ 'customer_id[is]': customer.id });
        if (found.some(({ status }) => LIVE.includes(status))) return 'This email already has a membership.';
      }
      return null;
    },

    async subscriptionsOf(account) {
      const found = await subscriptionsOf({ 'customer_id[is]': await customerOf(account) });
      return { provider: 'chargebee', rows: found.map(rowOf) };
    },

    async portalUrl(account) {
      const customer = { id: await customerOf(account) };
      const session = await answered(
        chargebee.portalSession.create({ customer, redirect_url: returning('/manage-plan') }),
        portalSession,
      );
      return session?.portal_session.access_url ?? null;
    },

    refund: createChargebeeRefunds(chargebee),

    async readEvent(body, { authorization }) {
      if (!isChargebee(authorization)) throw new NotGenuine('SIGNATURE');
      const told = parseChargebeeEvent(body);
      if (Math.abs(Date.now() - told.occurred_at * SECOND) <= EVENT_TTL_MS) return readChargebeeEvent(told);
      // Chargebee retries for two days and signs nothing: for an old event the current state is fetched.
      const kept = await answered(chargebee.event.retrieve(told.id), event);
      if (!kept) throw new NotGenuine('OLD');
      return readChargebeeEvent(kept.event);
    },
  };
}

/** Whether a webhook call has the name and password that only Chargebee knows. */
function bearerOf(env: ChargebeeOptions): (given: string | undefined) => boolean {
  const pair = `${env.CHARGEBEE_WEBHOOK_USER}:${env.CHARGEBEE_WEBHOOK_PASSWORD}`;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Basic ${Buffer.from(pair).toString('base64')}`);
  return (given) => timingSafeEqual(digest(given ?? ''), expected);
}

const rowOf = (subscription: ChargebeeSubscription) => ({
  id: subscription.id,
  plan_id: subscription.plan_id ?? subscription.subscription_items?.[0]?.item_price_id ?? '',
  current_term_start: inMs(subscription.current_term_start),
  current_term_end: inMs(subscription.current_term_end),
  status: subscription.status,
});

const inMs = (seconds: number | undefined) => (seconds === undefined ? null : seconds * SECOND);
