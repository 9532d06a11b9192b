import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import { Purchase } from '../purchase/purchase.model';
import { User } from '../user/user.model';

const ACCOUNT = `query ($id: ID!) { billingAccount(id: $id) { ok code data { id email stripe_customer_id } } }`;
const BY_EMAIL = `query ($email: String!) { billingAccountByEmail(email: $email) { ok code data { id } } }`;
const PURCHASE = `mutation ($input: RecordPurchaseInput!) { recordPurchase(input: $input) { ok code data } }`;
const SUBSCRIPTION = `mutation ($input: RecordSubscriptionInput!) { recordSubscription(input: $input) { ok code data } }`;

const world = openForFile(() => createTestWorld(subgraph));

const ask = async (query: string, variables: object, viewer: Viewer = serviceViewer) =>
  Object.values(await world.run(viewer, query, variables as Record<string, unknown>))[0];
const bought = (user_id: string, invoice_id: string, ...product_ids: string[]) => ({
  input: { user_id, provider: 'stripe', customer_id: 'cus_1', invoice_id, product_ids, bought_at: 1_000 },
});
const news = (more: object) => ({
  input: {
    provider: 'stripe',
    customer_id: 'cus_9',
    subscription_id: 'sub_1',
    live: true,
    ends_at: 5_000,
    at: 100,
    ...more,
  },
});
const userOf = (id: string) => User.findById(id).lean();

it.each([
  ['a visitor', visitor],
  ['a member', viewerOf('m')],
  ['an admin', viewerOf('a', 'member', 'admin')],
])('answers the gateway only, not %s', async (_who, viewer) => {
  const { _id, email } = await aUser();

  for (const [query, variables] of [
    [ACCOUNT, { id: _id }],
    [BY_EMAIL, { email }],
    [PURCHASE, bought(_id, 'in_none', 'p')],
    [SUBSCRIPTION, news({ user_id: _id })],
  ] as const)
    expect(await ask(query, variables, viewer)).toMatchObject({ ok: false, data: null });
  expect(await Purchase.countDocuments({ user_id: _id })).toBe(0);
});

it('finds open accounts by id, and any account by its address', async () => {
  const open = await aUser({ stripe_customer_id: 'cus_open' });
  const closed = await aUser({ disabled: true });

  expect(await ask(ACCOUNT, { id: open._id })).toMatchObject({
    data: { id: open._id, email: open.email, stripe_customer_id: 'cus_open' },
  });
  expect(await ask(ACCOUNT, { id: closed._id })).toMatchObject({ ok: true, data: null });
  expect(await ask(BY_EMAIL, { email: closed.email.toUpperCase() })).toMatchObject({
    data: { id: closed._id },
  });
});

describe('an invoice', () => {
  it('is one purchase of each thing on it, however often it is reported at the same time', async () => {
    const { _id } = await aUser();

    await Promise.all(Array.from({ length: 10 }, () => ask(PURCHASE, bought(_id, 'in_1', 'time', 'cv'))));

    const rows = await Purchase.find({ user_id: _id }).sort({ product_id: 1 }).lean();
    expect(rows).toMatchObject([
      {
        product_id: 'cv',
        customer_id: 'cus_1',
        stripe_invoice_id: 'in_1',
        start_date: 1_000,
        expiration_date: null,
      },
      { product_id: 'time' },
    ]);
    expect(await ask(PURCHASE, bought(_id, 'in_1', 'time', 'cv'))).toMatchObject({ ok: true, data: false });
  });

  it('records the customer id at Stripe, when it was not known', async () => {
    const fresh = await aUser();
    const known = await aUser({ stripe_customer_id: 'cus_before' });

    await ask(PURCHASE, bought(fresh._id, 'in_2', 'time'));
    await ask(PURCHASE, bought(known._id, 'in_3', 'time'));

    expect((await userOf(fresh._id))?.stripe_customer_id).toBe('cus_1');
    expect((await userOf(known._id))?.stripe_customer_id).toBe('cus_before');
  });
});

describe('a subscription', () => {
  it('is recorded with the member as the provider reports it', async () => {
    const { _id } = await aUser();

    await ask(SUBSCRIPTION, news({ user_id: _id }));

    expect(await userOf(_id)).toMatchObject({
      billing_provider: 'stripe',
      stripe_customer_id: 'cus_9',
      subscription_end_date: 5_000,
    });
  });

  it('is matched to the member by the provider’s id', async () => {
    const byStripe = await aUser({ stripe_customer_id: 'cus_s' });
    const byChargebee = await aUser({ chargebee_subscription_id: 'cb_1' });
    const byOurs = await aUser();
    const chargebee = { provider: 'chargebee', customer_id: 'cus_unknown' };

    await ask(SUBSCRIPTION, news({ customer_id: 'cus_s' }));
    await ask(SUBSCRIPTION, news({ ...chargebee, subscription_id: 'cb_1' }));
    await ask(SUBSCRIPTION, news({ ...chargebee, customer_id: byOurs._id, subscription_id: 'cb_2' }));

    for (const { _id } of [byStripe, byChargebee, byOurs])
      expect((await userOf(_id))?.subscription_end_date).toBe(5_000);
    expect((await userOf(byOurs._id))?.chargebee_subscription_id).toBe('cb_2');
    expect(await ask(SUBSCRIPTION, news({ customer_id: 'cus_nobody' }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ignores late reports, and the end of an earlier subscription', async () => {
    const { _id } = await aUser();
    const tell = (more: object) => ask(SUBSCRIPTION, news({ user_id: _id, ...more }));
    await tell({ at: 200, ends_at: 9_000 });

    await tell({ at: 100, ends_at: 5_000 });
    await tell({ at: 300, subscription_id: 'sub_0', live: false, ends_at: 250 });

    expect((await userOf(_id))?.subscription_end_date).toBe(9_000);
    await tell({ at: 400, live: false, ends_at: 350 });
    expect((await userOf(_id))?.subscription_end_date).toBe(350);
  });
});
