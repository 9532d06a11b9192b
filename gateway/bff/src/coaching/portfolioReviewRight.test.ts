import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { portfolioDelivered } from '@athenaeum/coaching-contract/outgoing';
import { inTransaction } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { enqueue, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { embeddedSecret } from '../billing/embedded/embeddedBilling';
import { sign, SIGNATURE_HEADER } from '../billing/embedded/signature';

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) { ok data { url order { id total } } } }`;
const MAY_REVIEW = '{ bcp { data { can_review } } }';
const REVIEW = `mutation ($input: CreateReviewInput!) {
  createReview(input: $input) { ok code data { state event_title writer_name } } }`;
const ORDER = 'query ($id: ID!) { order(id: $id) { data { status } } }';
const PAYING = { card_number: '4242 4242 4242 4242', expiry: '08 / 40', cvc: '123' };
const { member, admin, editor } = DEMO_ACCOUNTS;

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8'),
    env: { OUTBOX_POLL_MS: '50', LIMIT_CHECKOUT: '1000' },
  }),
);
beforeAll(async () => {
  await seedDemo('users', 'coaching');
}, 240_000);

async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}
const place = async (browser: Browser, product_id: string) => {
  const input = { items: [{ product_id, quantity: 1 }] };
  const { data } = (await browser.ask(CHECKOUT, { input })).json.data.checkout;
  return { url: data.url as string, ...(data.order as { id: string; total: number }) };
};
const pay = async (browser: Browser, { url }: { url: string }) => {
  await browser.submit(String((await browser.get(url)).location), PAYING);
  await everythingHasLeft();
};
async function everythingHasLeft(): Promise<void> {
  while (await OutboxMessage.countDocuments({ state: { $in: ['open', 'queued'] } }))
    await new Promise((resume) => setTimeout(resume, 20));
}
const mayReview = async (browser: Browser) =>
  (await browser.ask(MAY_REVIEW)).json.data.bcp.data.can_review as boolean;
const deliver = async (user_id: string) => {
  await inTransaction((session) => enqueue(session, portfolioDelivered, { payload: { user_id } }));
  await everythingHasLeft();
};
const statusOf = async (browser: Browser, id: string) =>
  (await browser.ask(ORDER, { id })).json.data.order.data.status as string;

/** The provider tells once more that an order was paid. */
async function tellPaid(id: string, event: string, amount: number): Promise<void> {
  const order = {
    outcome: 'paid',
    reference: `coaching.${id}`,
    provider: 'embedded',
    customer_id: 'cus_1',
    invoice_id: `in_${event}`,
    amount,
    currency: 'USD',
    at: Date.now(),
  };
  const body = JSON.stringify({ id: event, type: 'checkout.paid', order });
  const signature = sign(embeddedSecret(world.env), body, Date.now());
  const headers = { [SIGNATURE_HEADER]: signature };
  await fetch(`${world.origin}/webhooks/billing/embedded`, { method: 'POST', body, headers });
}

it('is not given for an order that nobody paid, nor for time or an add-on alone', async () => {
  const noor = await signedInAs(editor);

  await place(noor, 'branded-career-portfolio');
  for (const product of ['coaching-time-60', 'additional-cv']) {
    const order = await place(noor, product);
    await pay(noor, order);
    expect(await statusOf(noor, order.id)).toBe('paid');
  }

  expect(await mayReview(noor)).toBe(false);
});

it('is not given for a portfolio that is paid for and not yet delivered', async () => {
  const amara = await signedInAs(member);

  await pay(amara, await place(amara, 'branded-board-portfolio'));

  expect(await mayReview(amara)).toBe(false);
});

it('is the member’s once the portfolio is delivered, to write about the writer', async () => {
  const amara = await signedInAs(member);
  const me = (await amara.get('/api/auth/me')).json.user;

  await deliver(me.id);

  expect(await mayReview(amara)).toBe(true);
  const input = { userId: me.id, reviewType: 'BCP', rating: 5, name: 'Ines Duarte', feedback: 'Precise.' };
  expect((await amara.ask(REVIEW, { input })).json.data.createReview).toMatchObject({
    ok: true,
    data: { state: 'pending', event_title: 'Branded Career Portfolio', writer_name: 'Ines Duarte' },
  });
});

it('creates one portfolio, however often and by however many events the payment is reported', async () => {
  const boss = await signedInAs(admin);
  const { id, total } = await place(boss, 'branded-career-portfolio');

  await Promise.all(['evt_a', 'evt_a', 'evt_b'].map((event) => tellPaid(id, event, total)));
  await everythingHasLeft();
  await tellPaid(id, 'evt_a', total);
  await tellPaid(id, 'evt_c', total);
  await everythingHasLeft();

  const portfolios = (await boss.ask('{ portfolios { data { status } } }')).json.data.portfolios.data;
  expect(portfolios).toEqual([{ status: 'Ordered' }]);
});

it('stays the same right when the same is delivered again', async () => {
  const boss = await signedInAs(admin);
  const { id: user_id } = (await boss.get('/api/auth/me')).json.user;

  await deliver(user_id);
  await deliver(user_id);

  expect(await OutboxMessage.countDocuments({ kind: 'portfolio_bought', state: 'dead' })).toBe(0);
  expect(await mayReview(boss)).toBe(true);
});
