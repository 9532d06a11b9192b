import { until } from '@athenaeum/common/waiting';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOMAINS } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { deadLetters, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import {
  createClients,
  type SubgraphClient,
  type SubgraphClients,
  SubgraphUnavailable,
} from '@athenaeum/graph/subgraphs';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { HostedCheckout } from './checkout/hostedCheckout.model';
import { embeddedSecret } from './embedded/embeddedBilling';
import { EmbeddedCheckout } from './embedded/embeddedCheckout.model';
import { sign, SIGNATURE_HEADER } from './embedded/signature';
import { BillingEventRecord } from './events/billingEvent.model';

const supergraph = readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8');
const PAYING = { card_number: '4242 4242 4242 4242', expiry: '08 / 40', cvc: '123' };
const DECLINED = { ...PAYING, card_number: '4000 0000 0000 0002' };
const MINUTE = 60_000;

const world = openForFile(async () =>
  createTestGateway({
    clients: await realClients(),
    supergraph,
    env: { OUTBOX_POLL_MS: '50', LIMIT_CHECKOUT: '1000' },
  }),
);
let amara: Browser;
let amaraId: string;
/** A proxy between the gateway and coaching. */
let coachingIsAway = false;
beforeAll(async () => {
  await seedDemo('users', 'coaching');
  amara = world.browser();
  await amara.signIn(DEMO_ACCOUNTS.member.email, DEMO_PASSWORD);
  amaraId = (await amara.get('/api/auth/me')).json.user.id;
}, 240_000);
beforeEach(async () => {
  coachingIsAway = false;
});

async function realClients(): Promise<SubgraphClients> {
  // The database is connected before the first of these is asked.
  let clients: SubgraphClients | undefined;
  // Clients in this process read nothing else of the configuration.
  const load = async () => (clients ??= await createClients({ GATEWAY_MODE: 'embedded' } as never));
  const client = (name: keyof SubgraphClients): SubgraphClient => ({
    name,
    async ask(call, caller) {
      if (name === 'coaching' && coachingIsAway) throw new SubgraphUnavailable(name, 'connection');
      return (await load())[name].ask(call, caller);
    },
    isReady: async () => true,
    about: async () => ({ version: '1.0.0', owner: null, contract: 'fake' }),
    close: async () => {},
  });
  return Object.fromEntries(DOMAINS.map((name) => [name, client(name)])) as SubgraphClients;
}

const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { ok code message data { url order { id total } } } }`;
let bought = 0;
/** A different basket each time: the same one would be the same order. */
async function order(browser = amara): Promise<{ id: string; url: string; total: number; minutes: number }> {
  const quantity = (bought++ % 19) + 1;
  const input = { items: [{ product_id: 'coaching-time-60', quantity }] };
  const { data } = (await browser.ask(CHECKOUT, { input })).json.data.checkout;
  return { url: data.url, ...data.order, minutes: quantity * 60 };
}
/** Goes to pay, and answers where. */
const pageFor = async (url: string, browser = amara) => String((await browser.get(url)).location);
const credits = async () =>
  (await amara.ask('{ me { data { credits { quantity ledger { type minutes } } } } }')).json.data.me.data
    .credits;
const statusOf = async (id: string) =>
  (await amara.ask('query ($id: ID!) { order(id: $id) { data { status invoice_id } } }', { id })).json.data
    .order.data;
const settled = () =>
  until(async () => (await OutboxMessage.countDocuments({ state: { $in: ['open', 'queued'] } })) === 0);
const paidEvent = (id: string, reference: string, amount: number) => ({
  id,
  type: 'checkout.paid',
  order: {
    outcome: 'paid',
    reference,
    provider: 'embedded',
    customer_id: 'cus_1',
    invoice_id: `in_${id}`,
    amount,
    currency: 'USD',
    at: Date.now(),
  },
});
const post = async (body: string, headers: Record<string, string>, provider = 'embedded') => {
  const response = await fetch(`${world.origin}/webhooks/billing/${provider}`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: response.status, json: (await response.json()) as { ok: boolean } };
};
const tell = (event: object, at = Date.now()) => {
  const body = JSON.stringify(event);
  return post(body, { [SIGNATURE_HEADER]: sign(embeddedSecret(world.env), body, at) });
};

describe('a member who buys', () => {
  it('is redirected to a page, pays, and gets the credits, the purchase and the receipt', async () => {
    const before = (await credits()).quantity;
    const { id, url, minutes } = await order();

    const page = await pageFor(url);
    const shown = await amara.get(page);
    const paid = await amara.submit(page, PAYING);
    await settled();

    expect(page).toMatch(/^\/api\/billing\/embedded\/[\w-]{32}$/);
    expect(shown.text).toContain('1 hour of coaching');
    expect(paid).toMatchObject({ status: 303, location: `/manage-plan?order=${id}&checkout=done` });
    const after = await credits();
    expect(after.quantity).toBe(before + minutes);
    expect(after.ledger[0]).toMatchObject({ type: 'purchase', minutes });
    const { invoice_id } = await statusOf(id);
    const purchases = (await amara.ask('{ purchases { data { product_id stripe_invoice_id } } }')).json.data
      .purchases;
    expect(purchases.data).toContainEqual({ product_id: 'coaching-time-60', stripe_invoice_id: invoice_id });
    const mails = await amara.get(`/dev/mailbox?to=${DEMO_ACCOUNTS.member.email}`, {
      accept: 'application/json',
    });
    expect(mails.json.data[0]).toMatchObject({ subject: 'Your receipt from Athenaeum' });
    expect(mails.json.data[0].text).toContain(`/manage-plan?order=${id}`);
  });

  it('gets a message that the card was declined, and pays with another', async () => {
    const { id, url } = await order();
    const page = await pageFor(url);

    const declined = await amara.submit(page, DECLINED);
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('Your card was declined');
    expect(await statusOf(id)).toMatchObject({ status: 'open' });

    await amara.submit(page, PAYING);
    await settled();
    expect(await statusOf(id)).toMatchObject({ status: 'paid' });
  });

  it('pays once by pressing twenty times, in two tabs, and once more', async () => {
    const before = (await credits()).quantity;
    const { url, minutes } = await order();
    const pages = await Promise.all([pageFor(url), pageFor(url)]);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => amara.submit(pages[index % 2]!, PAYING)),
    );
    answers.push(await amara.submit(pages[0]!, PAYING));
    await settled();

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(pages[0]).toBe(pages[1]);
    expect((await credits()).quantity).toBe(before + minutes);
    expect((await amara.get(pages[0]!)).location).toMatch(/checkout=done$/);
  });

  it.each([
    ['card_number', '4242 4242 4242 4241', 'Enter one of the test cards above.'],
    ['card_number', '', 'Enter one of the test cards above.'],
    ['expiry', '13 / 40', 'Enter a month and a year, like 08 / 29.'],
    ['expiry', '01 / 20', 'This card has expired. Enter a date to come.'],
    ['cvc', '12', 'Enter the 3 or 4 digits of the security code.'],
    ['cvc', '<b>', 'Enter the 3 or 4 digits of the security code.'],
  ])(
    'shows next to the field what is wrong with %s %j, and no card data is returned',
    async (name, value, message) => {
      const page = await pageFor((await order()).url);

      const { status, text } = await amara.submit(page, { ...PAYING, [name]: value });

      expect(status).toBe(400);
      expect(text).toContain(`id="${name}-error">${message}`);
      expect(text).toContain('<title>Error: Checkout');
      expect(text).not.toMatch(/value="[^"]*(4242 4242|123|<b>)/);
    },
  );

  it('leaves no card data stored', async () => {
    const kept = JSON.stringify([
      await EmbeddedCheckout.find().lean(),
      await OutboxMessage.find().lean(),
      await BillingEventRecord.find().lean(),
    ]);

    // An identifier may have the same four digits by chance.
    expect(kept).not.toMatch(/4242 ?4242|(?<![\w-])4242(?![\w-])|08 \/ 40/);
  });
});

describe('a way to pay is not opened', () => {
  const shownNothing = (answer: Answer) => ({
    status: answer.status,
    says: /There is nothing to pay here/.test(answer.text),
  });
  const nothing = { status: 404, says: true };

  it('to a visitor, who is asked to sign in', async () => {
    const { url } = await order();

    const { status, location } = await world.browser().get(url);

    expect({ status, location }).toEqual({
      status: 303,
      location: '/api/auth/login?returnTo=%2Fmanage-plan',
    });
  });

  it('to anybody else, for what is paid, or for what was never ordered', async () => {
    const { url } = await order();
    const stranger = world.browser();
    await stranger.signIn(DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
    const done = await order();
    await amara.submit(await pageFor(done.url), PAYING);
    await settled();

    expect(shownNothing(await stranger.get(url))).toEqual(nothing);
    expect(shownNothing(await amara.get(done.url))).toEqual(nothing);
    expect(
      shownNothing(await amara.get('/api/billing/checkout/9f0c3f0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f')),
    ).toEqual(nothing);
    expect(shownNothing(await amara.get('/api/billing/checkout/..%2f..%2fetc'))).toEqual(nothing);
    expect(shownNothing(await amara.get('/api/billing/embedded/guessed'))).toEqual(nothing);
    expect(shownNothing(await amara.submit('/api/billing/embedded/guessed', PAYING))).toEqual(nothing);
  });

  it('by a page of another site', async () => {
    const page = await pageFor((await order()).url);

    const { status } = await amara.submit(page, PAYING, { origin: 'https://evil.example' });

    expect(status).toBe(403);
    expect(await EmbeddedCheckout.findById(page.split('/').at(-1)).lean()).toMatchObject({ paid_at: null });
  });
});

it('a checkout that cannot be opened shows an error with a retry, and the order is kept', async () => {
  const { id, url } = await order();
  coachingIsAway = true;

  const { status, text, headers } = await amara.get(url);
  coachingIsAway = false;

  expect(status).toBe(503);
  expect(text).toContain('Something went wrong. Please try again.');
  expect(text).toContain(`href="${url}">Retry`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await statusOf(id)).toMatchObject({ status: 'open' });
  expect(await pageFor(url)).toMatch(/^\/api\/billing\/embedded\//);
});

describe('an event', () => {
  const counts = () => Promise.all([BillingEventRecord.countDocuments(), OutboxMessage.countDocuments()]);

  it.each([
    ['signed by somebody else', (body: string) => sign(Buffer.from('guessed'), body, Date.now())],
    ['signed for another body', () => sign(embeddedSecret(world.env), 'another', Date.now())],
    ['not signed', () => ''],
    [
      'older than five minutes',
      (body: string) => sign(embeddedSecret(world.env), body, Date.now() - 6 * MINUTE),
    ],
    ['from the future', (body: string) => sign(embeddedSecret(world.env), body, Date.now() + 6 * MINUTE)],
  ])('%s is refused and changes nothing', async (_how, signature) => {
    const { id, total } = await order();
    const before = await counts();
    const body = JSON.stringify(paidEvent(`forged-${bought}`, `coaching.${id}`, total));

    const { status, json } = await post(body, { [SIGNATURE_HEADER]: signature(body) });

    expect({ status, ok: json.ok }).toEqual({ status: 400, ok: false });
    expect(await counts()).toEqual(before);
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
  });

  it('that cannot be read, of another provider, or far too large is refused', async () => {
    const before = await counts();
    const signed = (body: string) => ({
      [SIGNATURE_HEADER]: sign(embeddedSecret(world.env), body, Date.now()),
    });
    const large = JSON.stringify({ id: 'x'.repeat(300_000) });

    expect((await post('{', signed('{'))).status).toBe(400);
    expect((await post('{}', signed('{}'))).status).toBe(400);
    expect((await post('', {})).status).toBe(400);
    for (const provider of ['stripe', 'chargebee', '__proto__'])
      expect((await post('{"id":"1"}', signed('{"id":"1"}'), provider)).status).toBe(400);
    expect((await post(large, signed(large))).status).toBe(413);
    expect(await counts()).toEqual(before);
  });

  it('that means nothing here is taken and forgotten', async () => {
    const before = await counts();

    expect(await tell({ id: 'evt_other', type: 'coupon.created', order: null })).toMatchObject({
      status: 200,
    });
    expect(await counts()).toEqual(before);
  });

  it('reported twenty times concurrently, and again, counts once', async () => {
    const before = (await credits()).quantity;
    const { id, total, minutes } = await order();
    const event = paidEvent('evt_twenty', `coaching.${id}`, total);

    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(event)));
    await settled();
    answers.push(await tell(event));
    await settled();

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await BillingEventRecord.countDocuments({ event_id: 'evt_twenty' })).toBe(1);
    expect((await credits()).quantity).toBe(before + minutes);
  });

  it('is kept to that by the index alone', async () => {
    await BillingEventRecord.collection.dropIndex('provider_1_event_id_1');
    const row = { provider: 'embedded', event_id: 'evt_same', type: 'x', received_at: new Date() };

    await BillingEventRecord.create([row, row]);

    expect(await BillingEventRecord.countDocuments({ event_id: 'evt_same' })).toBe(2);
    await BillingEventRecord.deleteMany({ event_id: 'evt_same' });
    await BillingEventRecord.createIndexes();
  });

  it('of a payment reported by two events adds the credits once', async () => {
    const before = (await credits()).quantity;
    const { id, total, minutes } = await order();

    await Promise.all([1, 2, 3].map((n) => tell(paidEvent(`evt_${id}_${n}`, `coaching.${id}`, total))));
    await settled();

    expect((await credits()).quantity).toBe(before + minutes);
  });

  it('that arrives after the one that followed it is counted all the same', async () => {
    const before = (await credits()).quantity;
    const { id, total, minutes } = await order();
    const reference = `coaching.${id}`;
    const expired = { outcome: 'expired', reference, provider: 'embedded', at: Date.now() };

    await tell({ id: `evt_${id}_expired`, type: 'x', order: expired });
    await settled();
    expect(await statusOf(id)).toMatchObject({ status: 'expired' });
    await tell(paidEvent(`evt_${id}`, reference, total));
    await tell({ id: `evt_${id}_again`, type: 'x', order: expired });
    await settled();

    expect(await statusOf(id)).toMatchObject({ status: 'paid' });
    expect((await credits()).quantity).toBe(before + minutes);
  });

  it('that was taken while coaching is away is applied when it is back, once', async () => {
    const before = (await credits()).quantity;
    const { id, total, minutes } = await order();
    coachingIsAway = true;

    expect((await tell(paidEvent(`evt_${id}`, `coaching.${id}`, total))).status).toBe(200);
    const waiting = { kind: 'order_outcome', state: 'open', last_problem: 'DOMAIN_AWAY' } as const;
    await until(async () => (await OutboxMessage.exists(waiting)) !== null);
    coachingIsAway = false;
    expect(await statusOf(id)).toMatchObject({ status: 'open' });
    await OutboxMessage.updateMany(waiting, { due_at: 1 });
    await settled();

    expect(await statusOf(id)).toMatchObject({ status: 'paid' });
    expect((await credits()).quantity).toBe(before + minutes);
  });

  it.each([
    ['an order that nobody placed', 'coaching.9f0c3f0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f', 'NOT_FOUND'],
    ['a domain that sells nothing', 'constructor.1', 'UNKNOWN_REFERENCE'],
    ['no order of ours', 'INV-2041', 'UNKNOWN_REFERENCE'],
  ])('about %s is kept for people to look at', async (_what, reference, last_problem) => {
    await tell(paidEvent(`evt_${reference}`, reference, 1));
    await until(async () => (await deadLetters(1))[0]?.last_problem === last_problem);

    expect((await deadLetters(1))[0]).toMatchObject({ kind: 'order_outcome', last_problem });
    await OutboxMessage.deleteMany({ state: 'dead' });
  });
});

describe('checking an address', () => {
  const check = (body: object | string) => world.browser().post('/stripe/validate-customer', body);

  it('has no message for one that can buy', async () => {
    const { status, json } = await check({ email: 'somebody.new@example.org' });

    expect({ status, json }).toMatchObject({ status: 200, json: { ok: true, message: null } });
  });

  it('says that a member’s is signed up already to who is signed in with it, and to nobody else', async () => {
    const email = DEMO_ACCOUNTS.member.email.toUpperCase();
    const unknown = await check({ email: 'somebody.else@example.org' });

    const stranger = await check({ email });
    const somebodyElse = world.browser();
    await somebodyElse.signIn(DEMO_ACCOUNTS.hidden.email, DEMO_PASSWORD);
    const another = await somebodyElse.post('/stripe/validate-customer', { email });
    const holder = await amara.post('/stripe/validate-customer', { email });

    for (const answer of [stranger, another])
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: unknown.status,
        text: unknown.text,
      });
    expect(holder.json).toMatchObject({ ok: false, message: 'this email is already signed up.' });
  });

  it.each([
    [{}],
    [{ email: 'nonsense' }],
    [{ email: { $ne: '' } }],
    [{ email: `${'a'.repeat(300)}@b.example` }],
    ['{'],
  ])('refuses %j', async (body) => {
    const { status, json } = await check(body);

    expect({ status, json }).toMatchObject({
      status: 400,
      json: { ok: false, message: 'The email has the incorrect format' },
    });
  });
});

describe('an add-on to a subscription', () => {
  const PAGE = '/webhooks/chargebee/hosted_page';
  const adding = (id: string, ...addons: object[]) => ({ subscription: { id }, addons });

  it('is an order to be paid like any other', async () => {
    const { status, json } = await amara.post(PAGE, adding(`sub_${amaraId}`, { id: 'additional-cv' }));

    expect(status).toBe(200);
    expect((await amara.get(json.data.url)).location).toMatch(/^\/api\/billing\/embedded\//);
  });

  it('is refused for anybody else’s, for unknown things and bad numbers, with null', async () => {
    const own = `sub_${amaraId}`;

    for (const [body, status] of [
      [adding('sub_somebody', { id: 'additional-cv' }), 404],
      [adding(own, { id: 'a-yacht' }), 400],
      [adding(own, { id: 'additional-cv', quantity: -1 }), 400],
      [adding(own), 400],
    ] as const)
      expect(await amara.post(PAGE, body)).toMatchObject({ status, json: { ok: false, data: null } });
    expect(await world.browser().post(PAGE, adding(own, { id: 'additional-cv' }))).toMatchObject({
      status: 401,
      json: { data: null },
    });
    coachingIsAway = true;
    expect(await amara.post(PAGE, adding(own, { id: 'additional-cv' }))).toMatchObject({
      status: 503,
      json: { message: 'Something went wrong. Please try again.', data: null },
    });
  });
});

describe('a plan', () => {
  it('is a table with the columns of the provider', async () => {
    const { json } = await amara.get('/api/billing/subscriptions');

    expect(json.data).toMatchObject({
      provider: 'embedded',
      columns: ['name', 'start_date', 'current_period_end', 'active', 'cancel_at_period_end'],
      rows: [{ id: `sub_${amaraId}`, name: 'Membership', active: true, cancel_at_period_end: false }],
    });
  });

  it('is nobody else’s to see', async () => {
    expect(await world.browser().get('/api/billing/subscriptions')).toMatchObject({
      status: 401,
      json: { data: null },
    });
  });

  it('has no portal with the embedded provider', async () => {
    expect((await amara.get('/api/billing/portal')).status).toBe(404);
    expect((await world.browser().get('/api/billing/portal')).status).toBe(303);
  });
});

it('one page is remembered for an order', async () => {
  const { id, url } = await order();
  await Promise.all([pageFor(url), pageFor(url), pageFor(url)]);

  expect(await HostedCheckout.countDocuments({ _id: `embedded:coaching.${id}` })).toBe(1);
  expect(await EmbeddedCheckout.countDocuments({ reference: `coaching.${id}` })).toBe(1);
});

it('limits how often an address may check whether an email is known, by the check and by joining', async () => {
  const ask = () => world.browser().post('/stripe/validate-customer', { email: 'a@example.org' });
  let last = await ask();
  for (let asked = 1; asked < 12; asked++) last = await ask();

  const joins = await world
    .browser()
    .post('/api/billing/membership', { first_name: 'A', last_name: 'B', email: 'a@example.org' });

  for (const answer of [last, joins])
    expect(answer).toMatchObject({ status: 429, json: { ok: false, code: 'LIMITED' } });
});
