import { visitor, type Viewer } from '@athenaeum/kit';
import { DataAccess } from '@athenaeum/kit/dataAccess';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { Order } from './order.model';

const LIST = `query ($input: CoachingSalesInput) { coachingSales(input: $input) { ok code count
  totals { status currency orders total refund_due } data { id title status total buyer { id } } } }`;
const HOUR = 3_600_000;

interface Listed extends ResultOf<{ id: string; title: string; status: string; total: number }[] | null> {
  count: number;
  totals: { status: string; currency: string; orders: number; total: number }[];
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Order.deleteMany({}));

const admin = viewerOf('admin-1', 'member', 'admin');
const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ coachingSales: Listed }>(viewer, LIST, { input })).coachingSales;
const found = async (input: object) => (await list(admin, input)).data!.map(({ id }) => id).sort();
const anOrder = (_id: string, given: object = {}) =>
  Order.create({
    _id,
    user_id: 'amara',
    lines: [{ product_id: 'coaching-time-60', title: '1 hour of coaching', quantity: 1, unit_price: 100 }],
    total: 100,
    currency: 'USD',
    basket: _id,
    status: 'paid',
    created_at: 1000,
    expires_at: 2000,
    ...given,
  });

it.each([
  ['a visitor', visitor],
  ['the buyer', viewerOf('amara')],
  ['a coach', viewerOf('c', 'member', 'coach')],
  ['board support', viewerOf('s', 'member', 'support')],
  ['an editor', viewerOf('e', 'member', 'editor')],
])('is not for %s', async (_who, viewer) => {
  await anOrder('one');

  expect(await list(viewer)).toMatchObject({ ok: false, data: null });
});

it('lists all orders, newest first, with a description', async () => {
  const lines = [
    { product_id: 'a', title: '3 hours of coaching', quantity: 2, unit_price: 1 },
    { product_id: 'b', title: 'Additional CV', quantity: 1, unit_price: 1 },
  ];
  await anOrder('early');
  await anOrder('late', { created_at: 5000, lines });

  expect((await list(admin)).data).toMatchObject([
    { id: 'late', title: '2 × 3 hours of coaching, Additional CV' },
    { id: 'early', title: '1 hour of coaching' },
  ]);
});

it('has totals that agree with its rows, by status and currency, however it is paged', async () => {
  await anOrder('one', { total: 300 });
  await anOrder('two', { total: 50, user_id: 'ingrid' });
  await anOrder('euro', { total: 70, currency: 'EUR' });
  await anOrder('refused', { status: 'refused' });
  await anOrder('open', { status: 'open', expires_at: Date.now() + HOUR });
  await anOrder('overdue', { status: 'open' });
  await anOrder('expired', { status: 'expired' });

  const all = await list(admin);
  const firstOnly = await list(admin, { take: 1 });

  expect(all.totals).toEqual([
    { status: 'paid', currency: 'EUR', orders: 1, total: 70, refund_due: 0 },
    { status: 'expired', currency: 'USD', orders: 2, total: 200, refund_due: 0 },
    { status: 'open', currency: 'USD', orders: 1, total: 100, refund_due: 0 },
    { status: 'paid', currency: 'USD', orders: 2, total: 350, refund_due: 0 },
    { status: 'refused', currency: 'USD', orders: 1, total: 100, refund_due: 0 },
  ]);
  expect(firstOnly).toMatchObject({ count: 7, totals: all.totals });
  const sum = (rows: { total: number }[]) => rows.reduce((so, { total }) => so + total, 0);
  expect(sum(all.data!)).toBe(sum(all.totals));
  for (const status of ['paid', 'open', 'expired', 'refused']) {
    const only = await list(admin, { status });
    expect(only.data!.every((row) => row.status === status)).toBe(true);
    expect(only.totals).toEqual(all.totals.filter((row) => row.status === status));
  }
});

it('is found by order, receipt, buyer and time, never by a pattern', async () => {
  await anOrder('one', { invoice_id: 'in_0001' });
  await anOrder('two', { user_id: 'ingrid', created_at: 9000 });

  expect(await found({ words: 'one' })).toEqual(['one']);
  expect(await found({ words: 'in_0001' })).toEqual(['one']);
  expect(await found({ words: 'in_0001', buyer_ids: ['ingrid'] })).toEqual(['one', 'two']);
  expect(await found({ words: 'nobody', buyer_ids: [] })).toEqual([]);
  expect(await found({ words: '.*' })).toEqual([]);
  expect(await found({ created_at: { gte: 9000 } })).toEqual(['two']);
  expect(await list(admin, { status: 'given' })).toMatchObject({ ok: false, code: 'INVALID' });
});

it('tells the buyer who has read it', async () => {
  await anOrder('one');
  await DataAccess.deleteMany({});

  await list(admin);

  expect(await DataAccess.find().lean()).toMatchObject([
    {
      member_id: 'amara',
      reader_id: 'admin-1',
      details: ['purchases'],
      fields: ['CoachingSale.title', 'CoachingSale.total'],
    },
  ]);
});
