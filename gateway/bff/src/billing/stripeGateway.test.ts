import { ensureIndexes, serviceViewer, type InternalCaller } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { viewerOf } from '@athenaeum/kit/testing';
import { subgraph as coachingSubgraph } from '@athenaeum/coaching-subgraph';
import mongoose from 'mongoose';
import { createEmbeddedClient, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeStripe, type FakeStripe, stripeEventBy } from '@athenaeum/gateway-testing/fakeStripe';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import type { ServerFault } from '@athenaeum/gateway-testing/faultyServer';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

/** The whole way of a payment by another provider: real orders, and Stripe's protocol with its faults. */
let stripe: FakeStripe;
let world: TestGateway;
let amara: Browser;
/** What the users domain received. */
const told: object[] = [];
const coaching = createEmbeddedClient(coachingSubgraph);

/** A fake users domain with Amara's account that stores what billing records. */
function usersClient(): SubgraphClient {
  const { users } = createFakeSubgraphs(new Map([[AMARA.id, AMARA]])).clients;
  const [first_name, last_name] = AMARA.name.split(' ');
  const account = { id: AMARA.id, email: AMARA.email, first_name, last_name };
  return {
    ...users,
    async ask(call, caller) {
      if (call.query.includes('billingAccount'))
        return { data: { billingAccount: { ok: true, data: account } } };
      if (!call.query.includes('record')) return users.ask(call, caller);
      told.push(call.variables!.input as object);
      return { data: { record: { ok: true, data: true } } };
    },
  };
}

beforeAll(async () => {
  stripe = await createFakeStripe();
  const fakes = createFakeSubgraphs();
  world = await createTestGateway({
    clients: { ...fakes.clients, users: usersClient(), coaching },
    env: { ...stripe.env, OUTBOX_POLL_MS: '50', BILLING_TIMEOUT_MS: '2500' },
  });
  await ensureIndexes(coachingSubgraph.models);
  await mongoose.connection.collection<{ _id: string; [field: string]: unknown }>('products').insertOne({
    _id: 'coaching-time-60',
    kind: 'TIME',
    title: '1 hour of coaching',
    price: 25_000,
    currency: 'USD',
    minutes: 60,
    position: 0,
    for_sale: true,
  });
  amara = await world.signedIn();
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

const as = (caller: Pick<InternalCaller, 'viewer'>, query: string, variables: Record<string, unknown>) =>
  coaching.ask({ query, variables }, { ...caller, requestId: 'test' });
const me = { viewer: viewerOf(AMARA.id) };
/** What is asked for below; the client of a subgraph knows no operation's type. */
interface PlacedOrder {
  checkout: { data: { url: string; order: { id: string } } };
}
async function order(quantity: number): Promise<{ id: string; url: string }> {
  const { data } = await as(
    me,
    'mutation ($input: CheckoutInput!) { checkout(input: $input) { data { url order { id } } } }',
    { input: { items: [{ product_id: 'coaching-time-60', quantity }] } },
  );
  // The answer to a text that no document types.
  const { url, order } = (data as unknown as PlacedOrder).checkout.data;
  return { url, id: order.id };
}
const minutes = async () => {
  const rows = await mongoose.connection.collection('creditentries').find({ user_id: AMARA.id }).toArray();
  return rows.reduce((sum, row) => sum + Number(row.minutes), 0);
};
const settled = async () => {
  const waiting = { state: { $in: ['open', 'queued'] }, channel: 'billing' } as const;
  while (await OutboxMessage.exists(waiting)) await new Promise((resume) => setTimeout(resume, 20));
};
const post = ({ body, headers }: ReturnType<typeof stripeEventBy>) =>
  fetch(`${world.origin}/webhooks/billing/stripe`, { method: 'POST', body: new Uint8Array(body), headers });
/** Somebody pays on Stripe's page. */
const pay = (session: Record<string, unknown>) =>
  post(
    stripeEventBy(stripe.env.STRIPE_WEBHOOK_SECRET!, {
      id: `evt_${String(session.id)}`,
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { ...session, payment_status: 'paid' } },
    }),
  );

it.each(['failing', 'hanging', 'resetting', 'down'] as ServerFault[])(
  'while Stripe is %s the member gets a message and can retry; nothing is bought, and then once',
  async (fault) => {
    const before = { minutes: await minutes(), sessions: stripe.sessions.size };
    const { id, url } = await order(stripe.sessions.size + 1);
    stripe.fault = fault;

    const away = await amara.get(url);
    stripe.fault = 'none';
    const page = await amara.get(url);
    const session = [...stripe.sessions.values()].at(-1)!;

    expect(away.status).toBe(503);
    expect(away.text).toContain('Something went wrong. Please try again.');
    expect(away.text).toContain(`href="${url}">Retry`);
    expect(page).toMatchObject({ status: 303, location: session.url });
    expect(session.client_reference_id).toBe(`coaching.${id}`);
    expect(stripe.sessions.size).toBe(before.sessions + 1);
    expect(await minutes()).toBe(before.minutes);

    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(session)));
    await settled();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await minutes()).toBe(before.minutes + (Number(session.amount_subtotal) / 25_000) * 60);
    expect(told.filter((one) => 'invoice_id' in one && one.invoice_id === session.invoice)).toHaveLength(1);
  },
  30_000,
);

it('a session that expires closes the order, and a change of a subscription reaches the member’s record', async () => {
  const { id, url } = await order(19);
  await amara.get(url);
  const session = [...stripe.sessions.values()].at(-1)!;
  const tell = (type: string, object: object) =>
    post(
      stripeEventBy(stripe.env.STRIPE_WEBHOOK_SECRET!, {
        id: `evt_${type}`,
        type,
        created: Math.floor(Date.now() / 1000),
        data: { object },
      }),
    );

  await tell('checkout.session.expired', session);
  await tell('customer.subscription.updated', {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    metadata: { user_id: AMARA.id },
    items: { data: [{ current_period_end: 1_900_000_000 }] },
  });
  await settled();

  const { data } = await as(
    { viewer: serviceViewer },
    'query ($id: ID!) { orderNotice(id: $id) { data { status } } }',
    { id },
  );
  expect(data).toMatchObject({ orderNotice: { data: { status: 'expired' } } });
  expect(told).toContainEqual(
    expect.objectContaining({
      user_id: AMARA.id,
      subscription_id: 'sub_1',
      live: true,
      ends_at: 1_900_000_000_000,
    }),
  );
});

it('the test checkout is not there beside it', async () => {
  expect((await amara.get('/api/billing/embedded/anything')).status).toBe(404);
});
