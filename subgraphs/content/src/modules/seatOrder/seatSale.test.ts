import type { Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { DataAccess } from '@athenaeum/kit/dataAccess';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { SeatOrder } from './seatOrder.model';

const LIST = `query ($input: SeatSalesInput) { seatSales(input: $input) { ok code
  totals { status currency orders total refund_due } data { id title refund_due } } }`;

const SETTLE = `mutation ($input: SettleRefundInput!) { settleRefund(input: $input) { ok code data { id refunded_at } } }`;

const world = openForFile(() => createTestWorld(subgraph));

const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ seatSales: Record<string, unknown> }>(viewer, LIST, { input })).seatSales;
const settle = async (viewer: Viewer, id: string) =>
  (
    await world.run<{ settleRefund: { code: string; data: { refunded_at: number } } }>(viewer, SETTLE, {
      input: { id, reason: 'By the provider’s page' },
    })
  ).settleRefund;

it('sums the refunds that are due', async () => {
  const order = (_id: string, given: { refund_due?: 'seat_gone'; created_at?: number }) => ({
    _id,
    rsvp_id: _id,
    salon_id: 's',
    user_id: 'amara',
    title: 'Masterclass',
    total: 45_000,
    currency: 'usd',
    status: 'paid' as const,
    created_at: 1,
    expires_at: 2,
    ...given,
  });
  await SeatOrder.create([order('kept', {}), order('owed', { refund_due: 'seat_gone', created_at: 2 })]);

  expect(await list(viewerOf('admin-1', 'member', 'admin'))).toMatchObject({
    totals: [{ status: 'paid', currency: 'USD', orders: 2, total: 90_000, refund_due: 45_000 }],
    data: [{ id: 'owed', refund_due: 'seat_gone' }, { id: 'kept' }],
  });
});

it('tells the buyer who has read it', async () => {
  await DataAccess.deleteMany({});

  await world.run(viewerOf('admin-1', 'member', 'admin'), LIST.replace('query', 'query Sales'), {
    input: {},
  });

  expect(await DataAccess.find().lean()).toMatchObject([
    { member_id: 'amara', reader_id: 'admin-1', operation: 'Sales', fields: ['SeatSale.title'] },
  ]);
});

it('is for admins alone, not for editors either', async () => {
  for (const role of ['prospect', 'member', 'support', 'editor'] as const)
    expect(await list(viewerOf('x', role))).toMatchObject({ ok: false, data: null });
});

it('has a due refund until an admin has noted, once, that it was made', async () => {
  const admin = viewerOf('admin-1', 'member', 'admin');
  expect((await settle(viewerOf('ed', 'member', 'editor'), 'owed')).code).toBe('FORBIDDEN');
  expect((await settle(admin, 'kept')).code).toBe('NOT_FOUND');
  expect(await list(admin, { refund: 'owed' })).toMatchObject({ data: [{ id: 'owed' }] });

  const [first, second] = await Promise.all([settle(admin, 'owed'), settle(admin, 'owed')]);

  expect(first.data.refunded_at).toBe(second.data.refunded_at);
  expect(await list(admin, { refund: 'owed' })).toMatchObject({ data: [] });
  expect(await list(admin, { refund: 'made' })).toMatchObject({
    totals: [{ refund_due: 0 }],
    data: [{ id: 'owed' }],
  });
  expect(await AuditRow.find().lean()).toMatchObject([{ operation: 'settleRefund', target_id: 'amara' }]);
});
