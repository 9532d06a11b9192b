import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import { personalData } from '../leaving/personalData.service';
import { MembershipOrder } from '../membership/membershipOrder.model';

const DETAILS = `query { billingDetails { ok code data { company address tax_id } } }`;
const SAVE = `mutation ($input: SaveBillingDetailsInput!) { saveBillingDetails(input: $input) {
  ok code fields data { company address tax_id } } }`;
const ACCOUNT = `query ($id: ID!) { billingAccount(id: $id) { data { billing_details { company tax_id } } } }`;
const PURCHASES = `query { membershipPurchases { ok code count data { id total invoice_id } } }`;
const GIVEN = { company: 'Halden Logistics', address: '12 Quay Street\nBoston', tax_id: 'US-12-345' };

const world = openForFile(() => createTestWorld(subgraph));

const ask = async (viewer: Viewer, query: string, variables: object = {}) =>
  Object.values(await world.run(viewer, query, variables as Record<string, unknown>))[0];
const save = (viewer: Viewer, more: object = {}) => ask(viewer, SAVE, { input: { ...GIVEN, ...more } });

it('asks a visitor to sign in', async () => {
  expect(await ask(visitor, DETAILS)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
  expect(await save(visitor)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
  expect(await ask(visitor, PURCHASES)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
});

it('are stored for the member and for billing alone', async () => {
  const { _id } = await aUser();

  expect(await save(viewerOf(_id))).toMatchObject({ ok: true, data: GIVEN });

  expect(await ask(viewerOf(_id), DETAILS)).toMatchObject({ data: GIVEN });
  const { _id: other } = await aUser();
  expect(await ask(viewerOf(other), DETAILS)).toMatchObject({
    data: { company: null, address: null, tax_id: null },
  });
  expect(await ask(serviceViewer, ACCOUNT, { id: _id })).toMatchObject({
    data: { billing_details: { company: GIVEN.company, tax_id: GIVEN.tax_id } },
  });
  expect((await personalData(_id)).profile).toMatchObject({ billing_details: GIVEN });
});

it('take an empty text as missing', async () => {
  const { _id } = await aUser();
  await save(viewerOf(_id));

  expect(await save(viewerOf(_id), { company: ' ', tax_id: '' })).toMatchObject({
    data: { company: null, address: GIVEN.address, tax_id: null },
  });
});

it.each([
  ['company', 'a'.repeat(121)],
  ['company', 'two\nlines'],
  ['tax_id', 'a'.repeat(41)],
  ['address', 'a'.repeat(401)],
])('refuses a %s that cannot be printed', async (field, text) => {
  const { _id } = await aUser();

  expect(await save(viewerOf(_id), { [field]: text })).toMatchObject({
    code: 'INVALID',
    fields: { [field]: expect.any(String) },
  });
});

it('lists the years of membership that a member has paid for, and nobody else’s', async () => {
  const { _id } = await aUser();
  const order = {
    ...{ user_id: _id, first_name: 'A', last_name: 'B', email: 'a@b.test', total: 240_000, currency: 'USD' },
    ...{ status: 'paid' as const, created_at: 1, expires_at: 2, invoice_id: 'in_1' },
  };
  await MembershipOrder.create([
    { ...order, _id: 'year-1', claim_hash: 'one', paid_at: 5 },
    { ...order, claim_hash: 'two', paid_at: 6, awaits_confirmation: true },
    { ...order, claim_hash: 'three', status: 'open' as const },
    { ...order, claim_hash: 'four', paid_at: 7, user_id: 'somebody-else' },
  ]);

  expect(await ask(viewerOf(_id), PURCHASES)).toMatchObject({
    count: 1,
    data: [{ id: 'year-1', total: 240_000, invoice_id: 'in_1' }],
  });
});
