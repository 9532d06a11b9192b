import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@athenaeum/kit/testing';
import {
  chargebeeEventBy,
  createFakeChargebee,
  type FakeChargebee,
} from '@athenaeum/gateway-testing/fakeChargebee';
import {
  createFakeStripe,
  type FakeStripe,
  stripeEventBy,
  type Told,
} from '@athenaeum/gateway-testing/fakeStripe';
import type { ServerFault } from '@athenaeum/gateway-testing/faultyServer';
import { readBillingEnv } from '../billingVariables';
import { createProvider } from '../createProvider';
import { HostedCheckout } from '../checkout/hostedCheckout.model';
import { openCheckout } from '../checkout/openCheckout';
import { embeddedSecret } from '../embedded/embeddedBilling';
import { EmbeddedCheckout } from '../embedded/embeddedCheckout.model';
import { sign, SIGNATURE_HEADER } from '../embedded/signature';
import type { Billing, BillingAccount, CheckoutOrder } from './billing';
import { BillingUnavailable } from './billingUnavailable';
import { SUBSCRIPTION_COLUMNS } from './subscriptionTable';

const MINUTE = 60_000;
const ours = { PUBLIC_ORIGIN: 'https://members.example', SESSION_SECRET: 's'.repeat(40) };

interface Place {
  billing: Billing;
  /** What the provider would send when an order was paid, or when something happened that is none of our business. */
  tell(about: 'payment' | 'something else', order: CheckoutOrder, at?: number): Told;
  /** The same by somebody who is not the provider. */
  forge(told: Told): Told;
  leave(): Promise<void>;
}

const theEmbedded = async (): Promise<Place> => ({
  billing: await createProvider({ ...readBillingEnv({}), ...ours }),
  tell(about, { reference, total, currency }, at = Date.now()) {
    const order = {
      outcome: 'paid',
      reference,
      provider: 'embedded',
      customer_id: 'cus',
      invoice_id: 'in',
      amount: total,
      currency,
      at,
    };
    const body = JSON.stringify({ id: 'evt_1', type: 'x', order: about === 'payment' ? order : null });
    const signature = sign(embeddedSecret(ours), body, at);
    return { body: Buffer.from(body), headers: { [SIGNATURE_HEADER]: signature } };
  },
  forge: ({ body }) => ({
    body,
    headers: { [SIGNATURE_HEADER]: sign(Buffer.from('mine'), body, Date.now()) },
  }),
  leave: async () => {},
});

async function stripe(source: Record<string, string | undefined>, leave = async () => {}): Promise<Place> {
  const env = readBillingEnv({ ...source, BILLING_PROVIDER: 'stripe' });
  const object = ({ reference, total, currency }: CheckoutOrder) => ({
    id: 'cs_1',
    mode: 'payment',
    client_reference_id: reference,
    payment_status: 'paid',
    customer: 'cus',
    invoice: 'in',
    amount_subtotal: total,
    currency: currency.toLowerCase(),
  });
  const event = (about: string, order: CheckoutOrder, at: number) => ({
    id: 'evt_1',
    type: about === 'payment' ? 'checkout.session.completed' : 'charge.dispute.created',
    created: Math.floor(at / 1000),
    data: { object: object(order) },
  });
  return {
    billing: await createProvider({ ...env, ...ours }),
    tell: (about, order, at = Date.now()) =>
      stripeEventBy(env.STRIPE_WEBHOOK_SECRET!, event(about, order, at), at),
    forge: ({ body }) => stripeEventBy('whsec_mine', JSON.parse(body.toString('utf8')) as object),
    leave,
  };
}

async function chargebee(source: Record<string, string | undefined>, leave = async () => {}): Promise<Place> {
  const env = readBillingEnv({ ...source, BILLING_PROVIDER: 'chargebee' });
  const [user, password] = [env.CHARGEBEE_WEBHOOK_USER!, env.CHARGEBEE_WEBHOOK_PASSWORD!];
  const event = (about: string, { reference, total, currency }: CheckoutOrder) => ({
    id: 'ev_1',
    event_type: about === 'payment' ? 'payment_succeeded' : 'coupon_updated',
    content: {
      invoice: {
        id: 'in',
        customer_id: 'cus',
        po_number: reference,
        status: 'paid',
        sub_total: total,
        currency_code: currency,
      },
    },
  });
  return {
    billing: await createProvider({ ...env, ...ours }),
    tell: (about, order, at) => chargebeeEventBy(user, password, event(about, order), at),
    forge: ({ body }) => chargebeeEventBy(user, 'guessed', JSON.parse(body.toString('utf8')) as object),
    leave,
  };
}

const fakeStripe = async (): Promise<Place> => {
  const fake = await createFakeStripe();
  return stripe(fake.env, () => fake.close());
};
const fakeChargebee = async (): Promise<Place> => {
  const fake = await createFakeChargebee();
  return chargebee(fake.env, () => fake.close());
};
const isSet = (...names: string[]) => names.every((name) => process.env[name]);

const places: [name: string, open: () => Promise<Place>, isThere: boolean][] = [
  ['the embedded provider', theEmbedded, true],
  ['the protocol of Stripe', fakeStripe, true],
  ['the protocol of Chargebee', fakeChargebee, true],
  [
    'the Stripe of the environment (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET)',
    () => stripe(process.env),
    isSet('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
  ],
  [
    'the Chargebee of the environment (CHARGEBEE_SITE, _API_KEY, _WEBHOOK_USER, _WEBHOOK_PASSWORD)',
    () => chargebee(process.env),
    isSet('CHARGEBEE_SITE', 'CHARGEBEE_API_KEY', 'CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'),
  ],
];

const ACCOUNT: BillingAccount = {
  id: randomUUID(),
  email: `billing-${randomUUID()}@example.test`,
  first_name: 'Amara',
  last_name: 'Osei',
  billing_provider: null,
  stripe_customer_id: null,
  chargebee_subscription_id: null,
  subscription_end_date: null,
};
const anOrder = (): CheckoutOrder => ({
  reference: `coaching.${randomUUID()}`,
  account: ACCOUNT,
  lines: [
    { label: '3 hours of coaching', quantity: 2, unit_price: 69_000 },
    { label: 'Additional CV & more', quantity: 1, unit_price: 45_000 },
  ],
  total: 183_000,
  currency: 'USD',
  done: '/manage-plan?order=1&checkout=done',
  cancelled: '/manage-plan?order=1&checkout=cancelled',
});

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase([EmbeddedCheckout, HostedCheckout]);
});
afterAll(() => database.close());

describe.each(places)('billing by %s', (_name, open, isThere) => {
  const it = isThere ? globalThis.it : globalThis.it.skip;
  let place: Place;
  beforeAll(async () => {
    if (isThere) place = await open();
  });
  afterAll(() => place?.leave());

  it('has a page for an order, the same under the same key and another under another', async () => {
    const order = anOrder();

    const page = await place.billing.createCheckout(order, order.reference);
    const again = await place.billing.createCheckout(order, order.reference);
    const other = await place.billing.createCheckout(order, `${order.reference}.1`);

    expect(page.url).toMatch(/^(https:\/\/|\/api\/billing\/embedded\/)/);
    expect(page.expires_at).toBeGreaterThan(Date.now() + 30 * MINUTE);
    expect(again.url).toBe(page.url);
    expect(other.url).not.toBe(page.url);
  });

  it('has one page when several ask for it at once', async () => {
    const order = anOrder();

    const pages = await Promise.all(
      Array.from({ length: 5 }, () => place.billing.createCheckout(order, order.reference)),
    );

    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  });

  it('tells that an order was paid: how much, by whom, on which invoice', async () => {
    const order = anOrder();
    const { body, headers } = place.tell('payment', order);

    const event = await place.billing.readEvent(body, headers);

    expect(event.id).toBeTruthy();
    expect(event.subscription).toBeNull();
    expect(event.order).toEqual({
      outcome: 'paid',
      reference: order.reference,
      provider: place.billing.name,
      customer_id: 'cus',
      invoice_id: 'in',
      amount: 183_000,
      currency: 'USD',
      at: expect.any(Number),
    });
  });

  it('tells of other things that they mean nothing here', async () => {
    const { body, headers } = place.tell('something else', anOrder());

    expect(await place.billing.readEvent(body, headers)).toMatchObject({ order: null, subscription: null });
  });

  it.each([
    ['forged', (told: Told) => place.forge(told), 'SIGNATURE'],
    ['without a signature', ({ body }: Told) => ({ body, headers: {} }), 'SIGNATURE'],
    ['with a strange signature', ({ body }: Told) => ({ body, headers: strange() }), 'SIGNATURE'],
  ] as const)('does not believe what is %s', async (_how, change, doubt) => {
    const { body, headers } = change(place.tell('payment', anOrder()));

    await expect(place.billing.readEvent(body, headers)).rejects.toMatchObject({ name: 'NotGenuine', doubt });
  });

  it('does not believe what is older than five minutes', async () => {
    const recent = place.tell('payment', anOrder(), Date.now() - 4 * MINUTE);
    const old = place.tell('payment', anOrder(), Date.now() - 6 * MINUTE);

    await expect(place.billing.readEvent(recent.body, recent.headers)).resolves.toMatchObject({
      order: { outcome: 'paid' },
    });
    await expect(place.billing.readEvent(old.body, old.headers)).rejects.toMatchObject({ doubt: 'OLD' });
  });

  it('knows no subscription of a new customer, who can buy one', async () => {
    const { provider, rows } = await place.billing.subscriptionsOf(ACCOUNT);

    expect({ provider, rows }).toEqual({ provider: place.billing.name, rows: [] });
    expect(await place.billing.validateCustomer(ACCOUNT.email)).toBeNull();
  });

  const strange = () =>
    Object.fromEntries(
      ['stripe-signature', 'authorization', SIGNATURE_HEADER].map((name) => [
        name,
        `t=${'9'.repeat(400)},v1=é`,
      ]),
    );
});

describe.each([
  ['the embedded provider', theEmbedded],
  ['Stripe', fakeStripe],
])('a body of %s', (_name, open) => {
  it('that was changed on the way is not believed, nor one that says nothing', async () => {
    const place = await open();
    const { body, headers } = place.tell('payment', anOrder());
    const altered = Buffer.from(body.toString('utf8').replace('183000', '1'));

    await expect(place.billing.readEvent(altered, headers)).rejects.toMatchObject({ doubt: 'SIGNATURE' });
    await expect(place.billing.readEvent(Buffer.alloc(0), headers)).rejects.toMatchObject({
      name: 'NotGenuine',
    });
    await place.leave();
  });
});

describe.each([
  ['Stripe', createFakeStripe, (fake: FakeStripe | FakeChargebee) => (fake as FakeStripe).sessions.size],
  [
    'Chargebee',
    createFakeChargebee,
    (fake: FakeStripe | FakeChargebee) => (fake as FakeChargebee).pages.size,
  ],
] as const)('%s', (_name, createFake, pagesOf) => {
  let fake: FakeStripe | FakeChargebee;
  let billing: Billing;
  beforeEach(async () => {
    fake = await createFake();
    billing = await createProvider({ ...readBillingEnv(fake.env), ...ours });
  });
  afterEach(() => fake.close());

  it.each([
    'failing',
    'hanging',
    'resetting',
    'truncating',
    'down',
    'page',
    'pageAfter',
    'elsewhere',
    'empty',
    'otherJson',
  ] as ServerFault[])(
    'that is %s is away, without anybody’s words; well again it has one page, and the order is the same',
    async (fault) => {
      const order = anOrder();
      const patience = { BILLING_TIMEOUT_MS: '300' };
      const impatient = await createProvider({ ...readBillingEnv({ ...fake.env, ...patience }), ...ours });
      fake.fault = fault;

      const problem = await openCheckout(impatient, order).catch((error: unknown) => error);
      await expect(
        impatient.subscriptionsOf({ ...ACCOUNT, stripe_customer_id: 'cus' }),
      ).rejects.toBeInstanceOf(BillingUnavailable);
      await expect(impatient.validateCustomer(ACCOUNT.email)).rejects.toBeInstanceOf(BillingUnavailable);
      fake.fault = 'none';
      const url = await openCheckout(billing, order);
      const again = await openCheckout(billing, order);

      expect(problem).toBeInstanceOf(BillingUnavailable);
      expect(JSON.stringify(problem) + String((problem as Error).stack)).not.toMatch(/example\.test|amara/i);
      expect(url).toBe(again);
      expect(pagesOf(fake)).toBe(1);
    },
    30_000,
  );

  it.each([
    ['page', 'ANSWERED_PAGE'],
    ['empty', 'ANSWERED_EMPTY'],
    ['otherJson', 'ANSWERED_OTHER'],
    ['elsewhere', 'HTTP_302'],
  ] as const)('whose answer is %s says so, and what it did is unknown', async (fault, code) => {
    fake.fault = fault;

    const problems = await Promise.all(
      [
        billing.createCheckout(anOrder(), 'key'),
        billing.validateCustomer(ACCOUNT.email),
        billing.subscriptionsOf({ ...ACCOUNT, stripe_customer_id: 'cus' }),
        billing.portalUrl({ ...ACCOUNT, stripe_customer_id: 'cus' }),
      ].map((asked) => asked.catch((error: unknown) => error)),
    );

    const unavailable = { name: 'BillingUnavailable', code, wasAnswered: false };
    for (const problem of problems) expect(problem).toMatchObject(unavailable);
  });

  it('that does not take our key is away', async () => {
    const key = { STRIPE_SECRET_KEY: 'sk_other', CHARGEBEE_API_KEY: 'other' };
    const stranger = await createProvider({ ...readBillingEnv({ ...fake.env, ...key }), ...ours });

    await expect(stranger.createCheckout(anOrder(), 'key')).rejects.toMatchObject({ code: 'HTTP_401' });
  });

  it('shows subscriptions in its own columns, and its portal', async () => {
    const account = { ...ACCOUNT, stripe_customer_id: ACCOUNT.id };
    fake.customers.push({ id: ACCOUNT.id, email: ACCOUNT.email, status: 'active' });

    const { rows } = await billing.subscriptionsOf(account);

    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0]!)).toEqual(['id', ...SUBSCRIPTION_COLUMNS[billing.name]]);
    expect(rows[0]).toMatchObject({ id: `sub_${ACCOUNT.id}`, status: 'active' });
    expect(await billing.portalUrl(account)).toContain(ACCOUNT.id);
    expect(await billing.validateCustomer(ACCOUNT.email)).toMatch(/already has a membership/);
  });
});

describe('Stripe', () => {
  let fake: FakeStripe;
  let place: Place;
  beforeAll(async () => {
    fake = await createFakeStripe();
    place = await stripe(fake.env);
  });
  afterAll(() => fake.close());

  const told = (type: string, object: object) =>
    stripeEventBy(fake.env.STRIPE_WEBHOOK_SECRET!, {
      id: 'evt',
      type,
      created: 1_760_000_000,
      data: { object },
    });
  const read = ({ body, headers }: Told) => place.billing.readEvent(body, headers);
  const session = { id: 'cs', mode: 'payment', client_reference_id: 'coaching.1', payment_status: 'unpaid' };

  it('receives each line, the customer and the return URLs', async () => {
    const order = anOrder();
    await place.billing.createCheckout(order, order.reference);

    const { form, headers } = fake.asked.at(-1)!;
    expect(headers['idempotency-key']).toBe(order.reference);
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: order.reference,
      customer_email: ACCOUNT.email,
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][unit_amount]': '69000',
      'line_items[1][price_data][product_data][name]': 'Additional CV & more',
      success_url: `https://members.example${order.done}`,
      cancel_url: `https://members.example${order.cancelled}`,
    });
  });

  it.each([
    ['checkout.session.completed', null],
    ['checkout.session.async_payment_failed', 'refused'],
    ['checkout.session.expired', 'expired'],
  ])('%s of an unpaid session means %s', async (type, outcome) => {
    const { order } = await read(told(type, session));

    expect(order?.outcome ?? null).toBe(outcome);
  });

  it.each([
    ['of a subscription', { mode: 'subscription' }],
    ['of somebody else’s making', { client_reference_id: null }],
  ])('a session %s is none of our orders', async (_whose, more) => {
    const paid = { ...session, payment_status: 'paid', ...more };

    expect((await read(told('checkout.session.completed', paid))).order).toBeNull();
  });

  it.each([
    ['customer.subscription.updated', { status: 'active' }, true, 1_800_000_000_000],
    ['customer.subscription.updated', { status: 'unpaid' }, false, 1_800_000_000_000],
    [
      'customer.subscription.deleted',
      { status: 'canceled', ended_at: 1_790_000_000 },
      false,
      1_790_000_000_000,
    ],
  ])('%s with %p', async (type, more, live, ends_at) => {
    const items = { data: [{ current_period_end: 1_800_000_000 }] };
    const subscription = { id: 'sub', customer: 'cus', items, metadata: { user_id: 'u' }, ...more };

    expect((await read(told(type, subscription))).subscription).toEqual({
      provider: 'stripe',
      user_id: 'u',
      customer_id: 'cus',
      subscription_id: 'sub',
      live,
      ends_at,
      at: 1_760_000_000_000,
    });
  });
});

describe('Chargebee', () => {
  let fake: FakeChargebee;
  let place: Place;
  beforeAll(async () => {
    fake = await createFakeChargebee();
    place = await chargebee(fake.env);
  });
  afterAll(() => fake.close());

  it('receives the lines, the reference and the customer', async () => {
    const order = anOrder();
    await place.billing.createCheckout(order, order.reference);

    const { form, headers } = fake.asked.at(-1)!;
    expect(headers['chargebee-idempotency-key']).toBe(order.reference);
    expect(Object.fromEntries(form)).toMatchObject({
      'customer[id]': ACCOUNT.id,
      'customer[email]': ACCOUNT.email,
      'charges[amount][0]': '138000',
      'charges[description][0]': '2 × 3 hours of coaching',
      'charges[amount][1]': '45000',
      'invoice[po_number]': order.reference,
      redirect_url: `https://members.example${order.done}`,
    });
  });

  it('is believed about what is old only as far as it says the same when asked', async () => {
    const order = anOrder();
    const { body, headers } = place.tell('payment', order, Date.now() - 24 * 60 * MINUTE);
    const kept = JSON.parse(body.toString('utf8')) as { content: { invoice: { sub_total: number } } };
    kept.content.invoice.sub_total = 5;
    fake.events.set('ev_1', kept);

    expect((await place.billing.readEvent(body, headers)).order).toMatchObject({ amount: 5 });
  });

  it('that repeats something old while it cannot be asked is asked to tell it again', async () => {
    const { body, headers } = place.tell('payment', anOrder(), Date.now() - 24 * 60 * MINUTE);
    fake.fault = 'failing';

    await expect(place.billing.readEvent(body, headers)).rejects.toBeInstanceOf(BillingUnavailable);
    fake.fault = 'none';
  });

  it.each([
    ['subscription_renewed', 'active', true, 1_800_000_000_000],
    ['subscription_cancelled', 'cancelled', false, 1_790_000_000_000],
  ])('reports the status of a subscription by %s', async (event_type, status, live, ends_at) => {
    const subscription = {
      id: 'sub',
      customer_id: 'u',
      status,
      current_term_end: 1_800_000_000,
      cancelled_at: 1_790_000_000,
    };
    const { CHARGEBEE_WEBHOOK_USER: user, CHARGEBEE_WEBHOOK_PASSWORD: password } = fake.env;
    const { body, headers } = chargebeeEventBy(user!, password!, {
      id: 'ev',
      event_type,
      content: { subscription },
    });

    expect((await place.billing.readEvent(body, headers)).subscription).toMatchObject({
      customer_id: 'u',
      subscription_id: 'sub',
      live,
      ends_at,
    });
  });
});
