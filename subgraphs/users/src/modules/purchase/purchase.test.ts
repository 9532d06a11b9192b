import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { Purchase } from './purchase.model';

const LIST = `query ($input: PurchasesInput) { purchases(input: $input) { ok code count data { id product_id start_date } } }`;
const ONE = `query ($input: PurchaseInput!) { purchase(input: $input) { ok code data { product_id customer_id } } }`;

interface Listed {
  purchases: {
    ok: boolean;
    code: string | null;
    count: number | null;
    data: { product_id: string }[] | null;
  };
}
interface One {
  purchase: { ok: boolean; code: string | null; data: { product_id: string } | null };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await Purchase.create([
    bought('first', 'amara', 'coaching-time-60', 1_000),
    bought('second', 'amara', 'additional-cv', 2_000),
    bought('ingrids', 'ingrid', 'coaching-time-600', 3_000),
  ]);
}, 60_000);

const bought = (_id: string, user_id: string, product_id: string, start_date: number) => ({
  _id,
  user_id,
  product_id,
  start_date,
  customer_id: `cus_${user_id}`,
  stripe_invoice_id: `in_${_id}`,
});
const list = async (viewer: Viewer, input?: object) =>
  (await world.run<Listed>(viewer, LIST, { input })).purchases;
const one = async (viewer: Viewer, id: string) =>
  (await world.run<One>(viewer, ONE, { input: { id } })).purchase;

describe('a purchase is not shown', () => {
  it('to a visitor', async () => {
    expect(await list(visitor)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
    expect(await one(visitor, 'first')).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
  });

  it('to another member, who cannot tell it from one that does not exist', async () => {
    const stranger = viewerOf('noor', 'member');

    expect(await one(stranger, 'first')).toEqual(await one(stranger, 'nothing'));
    expect(await one(stranger, 'first')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await list(stranger, { user_id: 'amara' })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await list(stranger)).toMatchObject({ ok: true, count: 0, data: [] });
  });
});

it('lists the member’s own, newest first, by product if asked', async () => {
  const amara = viewerOf('amara', 'member');

  expect((await list(amara)).data?.map(({ product_id }) => product_id)).toEqual([
    'additional-cv',
    'coaching-time-60',
  ]);
  expect(await list(amara, { product_id: { equals: 'additional-cv' } })).toMatchObject({ count: 1 });
  expect(await one(amara, 'first')).toMatchObject({ ok: true, data: { product_id: 'coaching-time-60' } });
});

it('shows an admin anybody’s', async () => {
  const admin = viewerOf('staff', 'admin');

  expect(await list(admin, { user_id: 'ingrid' })).toMatchObject({ ok: true, count: 1 });
  expect(await one(admin, 'ingrids')).toMatchObject({ ok: true });
});
