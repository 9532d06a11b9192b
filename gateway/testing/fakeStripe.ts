import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { createFaultyServer, type FaultyServer, type FormAnswer, type FormRequest } from './faultyServer';
import type { PartOf } from './partOf';

const KEY = 'sk_test_fake';
const WEBHOOK_SECRET = 'whsec_fake';
const inSeconds = (ms: number) => Math.floor(ms / 1000);

export interface FakeStripe extends FaultyServer {
  env: Record<string, string>;
  /** Created checkout sessions by id. */
  sessions: Map<string, Record<string, unknown>>;
  customers: { id: string; email: string; status: string }[];
  /** Made refunds. */
  refunds: FakeStripeRefund[];
  /** The status of the next refund. */
  refundStatus: string;
  /** As after a day. */
  forgetKeys(): void;
}

export interface FakeRefund {
  id: string;
  refund_id: string;
  amount: number;
  status: string;
}

export interface FakeStripeRefund extends FakeRefund {
  /** `<domain>.<order>`. */
  reference: string;
}

/** More than any payment was. */
const TOO_MUCH = 1_000_000;

/** A fake of the part of Stripe's API that billing uses: forms in, JSON out, idempotency keys. */
export async function createFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeStripe['sessions'] = new Map();
  const customers: FakeStripe['customers'] = [];
  const remembered = new Map<string, { form: string; answer: FormAnswer }>();
  const refunds: FakeStripeRefund[] = [];

  const server = await createFaultyServer((request, fault) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return problem(401, 'invalid_api_key');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST') return fault === 'failing' ? problem(500, 'api_error') : answer(request);
    if (typeof key !== 'string') return problem(400, 'a key was expected');
    const before = remembered.get(key);
    // The same key with other parameters is an error; with the same it repeats the first response, failures too.
    if (before && before.form !== request.form.toString()) return problem(400, 'idempotency_error');
    const given = before?.answer ?? (fault === 'failing' ? problem(500, 'api_error') : answer(request));
    remembered.set(key, { form: request.form.toString(), answer: given });
    return given;
  });

  function answer({ method, path, query, form }: FormRequest): FormAnswer {
    if (method === 'POST' && path === '/v1/checkout/sessions') return ok(newSession(form));
    if (method === 'POST' && path === '/v1/billing_portal/sessions')
      return ok({
        object: 'billing_portal.session',
        url: `https://billing.stripe.test/p/${form.get('customer')}`,
      } satisfies PartOf<Stripe.BillingPortal.Session>);
    if (path === '/v1/customers') {
      const found = customers.filter(({ email }) => email === query.get('email'));
      return ok(
        listOf(
          found.map(
            ({ id, status }) =>
              ({ id, subscriptions: listOf([subscription(id, status)]) }) satisfies PartOf<Stripe.Customer>,
          ),
        ),
      );
    }
    if (path === '/v1/subscriptions') {
      const found = customers.filter(({ id }) => id === query.get('customer'));
      return ok(listOf(found.map(({ id, status }) => subscription(id, status))));
    }
    if (path === '/v1/invoice_payments')
      return ok(
        listOf([
          {
            payment: { type: 'payment_intent', payment_intent: `pi_${query.get('invoice')}` },
          } satisfies PartOf<Stripe.InvoicePayment>,
        ]),
      );
    if (method === 'POST' && path === '/v1/refunds') return newRefund(form);
    if (path === '/v1/refunds') return ok(listOf(refunds.map(refundOf)));
    return problem(404, 'resource_missing');
  }

  function newRefund(form: URLSearchParams): FormAnswer {
    const amount = Number(form.get('amount'));
    if (!form.get('payment_intent') || amount > TOO_MUCH) return problem(400, 'charge_already_refunded');
    const refund = {
      ...{ id: `re_${refunds.length + 1}`, refund_id: String(form.get('metadata[refund_id]')) },
      ...{ reference: String(form.get('metadata[reference]')), amount, status: fake.refundStatus },
    };
    refunds.push(refund);
    return ok(refundOf(refund));
  }

  function newSession(form: URLSearchParams) {
    const lines = [...form.keys()].filter((name) => /^line_items\[\d+\]\[quantity\]$/.test(name));
    const amount = lines.reduce((sum, name) => {
      const price = form.get(name.replace('[quantity]', '[price_data][unit_amount]'));
      return sum + Number(form.get(name)) * Number(price);
    }, 0);
    const id = `cs_test_${sessions.size + 1}`;
    const session = {
      id,
      object: 'checkout.session',
      mode: form.get('mode') ?? 'payment',
      created: inSeconds(Date.now()),
      client_reference_id: form.get('client_reference_id'),
      customer: form.get('customer') ?? 'cus_new',
      invoice: `in_${id}`,
      payment_intent: `pi_${id}`,
      payment_status: 'unpaid',
      amount_subtotal: amount,
      currency: form.get('line_items[0][price_data][currency]'),
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      url: `https://checkout.stripe.test/c/${id}`,
    } satisfies PartOf<Stripe.Checkout.Session>;
    sessions.set(id, session);
    return session;
  }

  const fake: FakeStripe = Object.assign(server, {
    sessions,
    customers,
    refunds,
    refundStatus: 'succeeded',
    forgetKeys: () => remembered.clear(),
    env: {
      BILLING_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: server.url,
    },
  });
  return fake;
}

const refundOf = ({ id, refund_id, amount, status }: FakeRefund) =>
  ({ object: 'refund', id, amount, status, metadata: { refund_id } }) satisfies PartOf<Stripe.Refund>;

export interface Told {
  body: Buffer;
  headers: Record<string, string>;
}

/** An event as Stripe sends it. */
export function stripeEventBy(secret: string, event: object, at = Date.now()): Told {
  const body = Buffer.from(JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', ...event }));
  const time = inSeconds(at);
  const digest = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${time},v1=${digest}` } };
}

const subscription = (customer: string, status: string) =>
  ({
    id: `sub_${customer}`,
    object: 'subscription',
    customer,
    status,
    created: 1_760_000_000,
    canceled_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    items: listOf([
      { id: 'si_1', current_period_end: 1_800_000_000, price: { id: 'price_1', nickname: 'Membership' } },
    ]),
  }) satisfies PartOf<Stripe.Subscription>;

const listOf = <T>(data: T[]) => ({ object: 'list' as const, data, has_more: false, url: '/v1/list' });
const ok = (body: unknown): FormAnswer => ({ status: 200, body });
const problem = (status: number, code: string): FormAnswer => ({
  status,
  body: { error: { type: 'api_error', code, message: 'amara@example.test is not what we expected' } },
  headers: { 'stripe-should-retry': 'false' },
});
