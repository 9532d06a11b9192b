import { DeliveryProblem } from '@athenaeum/kit/outbox';
import Stripe from 'stripe';
import type * as z from 'zod';
import type { BillingEnv } from '../billingVariables';
import { NotGenuine, EVENT_TTL_MS } from '../port/billingEvent';
import type { Billing, BillingAccount, CheckoutOrder } from '../port/billing';
import { BillingUnavailable } from '../port/billingUnavailable';
import { checked, fetchJson } from '../port/providerAnswer';
import {
  checkoutSession,
  customers,
  portalSession,
  subscriptions,
  type StripeSubscription,
} from './stripeAnswers';
import { readStripeEvent } from './stripeEvent';
import { createStripeRefunds } from './stripeRefunds';

export type StripeOptions = BillingEnv & {
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  PUBLIC_ORIGIN: string;
};

const SECOND = 1000;
const HOUR = 3_600_000;
/** Stripe's pages live for a day; ours expire a little earlier. */
const PAGE_TTL_MS = 23 * HOUR;
const LIVE: readonly string[] = ['active', 'trialing', 'past_due'];
const MAX_SUBSCRIPTIONS = 100;

/** Payments by Stripe: Checkout, its billing portal, its signed events. */
export function createStripeBilling(env: StripeOptions): Billing {
  const stripe = createClient(env);
  const returning = (path: string) => env.PUBLIC_ORIGIN + path;

  return {
    name: 'stripe',

    async createCheckout(order, key) {
      const session = await answered(
        stripe.checkout.sessions.create(sessionOf(order, returning), { idempotencyKey: key }),
        checkoutSession,
      );
      if (!session.url) throw new BillingUnavailable('NO_PAGE', true);
      return { url: session.url, expires_at: session.created * SECOND + PAGE_TTL_MS };
    },

    async validateCustomer(email) {
      const { data } = await answered(
        stripe.customers.list({ email, limit: 10, expand: ['data.subscriptions'] }),
        customers,
      );
      const isLive = data.some(({ subscriptions }) =>
        subscriptions?.data.some(({ status }) => LIVE.includes(status)),
      );
      return isLive ? 'This email already has a membership.' : null;
    },

    async subscriptionsOf({ stripe_customer_id: customer }) {
      if (!customer) return { provider: 'stripe', rows: [] };
      const { data } = await answered(
        stripe.subscriptions.list({ customer, status: 'all', limit: MAX_SUBSCRIPTIONS }),
        subscriptions,
      );
      return { provider: 'stripe', rows: data.map(rowOf) };
    },

    async portalUrl({ stripe_customer_id: customer }) {
      if (!customer) return null;
      const { url } = await answered(
        stripe.billingPortal.sessions.create({ customer, return_url: returning('/manage-plan') }),
        portalSession,
      );
      return url;
    },

    refund: createStripeRefunds(stripe, answered),

    async readEvent(body, headers) {
      const signature = headers['stripe-signature'];
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          String(signature),
          env.STRIPE_WEBHOOK_SECRET,
          EVENT_TTL_MS / SECOND,
        );
        return readStripeEvent(event);
      } catch (error) {
        throw doubtOf(error);
      }
    },
  };
}

function createClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE, BILLING_TIMEOUT_MS }: StripeOptions): Stripe {
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null;
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: BILLING_TIMEOUT_MS,
    // Concurrent requests with the same key get a conflict; a retry returns the same page.
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchJson),
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

const sessionOf = (
  order: CheckoutOrder,
  returning: (path: string) => string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.reference,
  metadata: { reference: order.reference, user_id: order.account.id },
  ...customerOf(order.account),
  // A receipt needs a number that the member also finds at Stripe.
  invoice_creation: { enabled: true },
  line_items: order.lines.map(({ label, quantity, unit_price }) => ({
    quantity,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: unit_price,
      product_data: { name: label },
    },
  })),
  success_url: returning(order.done),
  cancel_url: returning(order.cancelled),
});

const customerOf = ({ stripe_customer_id, email }: BillingAccount) =>
  stripe_customer_id
    ? { customer: stripe_customer_id }
    : { customer_email: email, customer_creation: 'always' as const };

const inMs = (seconds: number | null) => (seconds === null ? null : seconds * SECOND);

const rowOf = (subscription: StripeSubscription) => {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    name: item?.price.nickname ?? item?.price.lookup_key ?? item?.price.id ?? 'Membership',
    created: subscription.created * SECOND,
    canceled_at: inMs(subscription.canceled_at),
    cancel_at: inMs(subscription.cancel_at),
    status: subscription.status,
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
};

async function answered<T>(asked: Promise<unknown>, schema: z.ZodType<T>): Promise<T> {
  try {
    return checked(await asked, schema);
  } catch (error) {
    if (error instanceof BillingUnavailable) throw error;
    const { statusCode, code, detail } = error as { statusCode?: number; code?: string; detail?: unknown };
    if (detail instanceof DeliveryProblem) throw new BillingUnavailable(detail.code);
    throw new BillingUnavailable(statusCode ? `HTTP_${statusCode}` : (code ?? error), Boolean(statusCode));
  }
}

/** The library distinguishes these errors by message only, which may contain the input. */
function doubtOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
    return error instanceof SyntaxError ? new NotGenuine('UNREADABLE') : error;
  return new NotGenuine(/tolerance/.test(error.message) ? 'OLD' : 'SIGNATURE');
}
