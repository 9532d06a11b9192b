import { randomUUID } from 'node:crypto';
import { REFUND_MESSAGES } from '@athenaeum/common/refund';
import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aLedger } from '../../testing/factories';
import { CreditEntry } from '../credits/creditEntry.model';
import { Order, type OrderRow } from './order.model';

const REFUND = `mutation ($input: RefundCoachingOrderInput!) { refundCoachingOrder(input: $input) {
  ok code message fields data { id refundable minutes refunds { id amount reason state minutes problem } } } }`;
const SETTLE = `mutation ($input: RefundOutcomeInput!) { settleCoachingRefund(input: $input) {
  ok code data { id } } }`;

interface Answer {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: {
    refundable: number;
    minutes: number;
    refunds: { id: string; amount: number; state: string; minutes: number; problem: string | null }[];
  } | null;
}

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
}, 60_000);
beforeEach(async () => {
  await Promise.all([
    Order.deleteMany({}),
    CreditEntry.deleteMany({}),
    OutboxMessage.deleteMany({}),
    AuditRow.deleteMany({}),
  ]);
});
afterAll(() => world.close());

const admin = viewerOf('admin-1', 'member', 'admin');
const colleague = viewerOf('admin-2', 'member', 'admin');
const ask = async (viewer: Viewer, query: string, input: object): Promise<Answer> =>
  Object.values(await world.run(viewer, query, { input }))[0] as Answer;
const refund = (given: object = {}, viewer: Viewer = admin) =>
  ask(viewer, REFUND, {
    ...{ id: 'order', amount: 30_000, reason: 'Agreed on the phone.', minutes: 0, request_id: randomUUID() },
    ...given,
  });
const settle = (refund_id: string, outcome: 'made' | 'failed', more: object = {}) =>
  ask(serviceViewer, SETTLE, { ...{ id: 'order', refund_id, outcome, at: 1_700_000_000_000 }, ...more });
const anOrder = (given: object = {}) =>
  Order.create({
    ...{ _id: 'order', user_id: 'amara', basket: 'order', status: 'paid', created_at: 1, expires_at: 2 },
    ...{ total: 69_000, currency: 'USD', provider: 'stripe', customer_id: 'cus_1', invoice_id: 'in_1' },
    lines: [{ product_id: 'a', title: '3 hours of coaching', quantity: 1, unit_price: 69_000, minutes: 180 }],
    ...given,
  });
const order = () => Order.findById('order').orFail().lean<OrderRow>();
const balance = async () =>
  (await CreditEntry.find({ user_id: 'amara' }).lean()).reduce((sum, { minutes }) => sum + minutes, 0);
const told = (kind: string) => OutboxMessage.find({ kind }).lean();

describe('a refund is refused', () => {
  it.each([
    ['a visitor', visitor],
    ['the buyer', viewerOf('amara')],
    ['a coach', viewerOf('c', 'member', 'coach')],
    ['board support', viewerOf('s', 'member', 'support')],
    ['an editor', viewerOf('e', 'member', 'editor')],
  ])('to %s', async (_who, viewer) => {
    await anOrder();

    expect(await refund({}, viewer)).toMatchObject({ ok: false, data: null });
    expect(await ask(viewer, SETTLE, { id: 'order', refund_id: 'x', outcome: 'made', at: 1 })).toMatchObject({
      ok: false,
    });
    expect(await told('refund_requested')).toEqual([]);
  });

  it.each([
    ['of nothing', { amount: 0 }, REFUND_MESSAGES.amount],
    ['of less than nothing', { amount: -1 }, REFUND_MESSAGES.amount],
    ['of a part of a cent', { amount: 0.5 }, REFUND_MESSAGES.amount],
    ['of more than was paid', { amount: 69_001 }, REFUND_MESSAGES.tooMuch],
    ['without a reason', { reason: ' ' }, REFUND_MESSAGES.reason],
    ['with a novel', { reason: 'x'.repeat(501) }, REFUND_MESSAGES.longReason],
    ['of more time than was bought', { minutes: 181 }, REFUND_MESSAGES.tooManyMinutes],
  ])('%s', async (_what, given, message) => {
    await anOrder();

    expect(await refund(given)).toMatchObject({ ok: false, message, data: null });
    expect(await order()).toMatchObject({ refunds: [], refunded: 0 });
  });

  it.each(['open', 'expired', 'refused'])('of an order that is %s', async (status) => {
    await anOrder({ status });

    expect(await refund()).toMatchObject({ code: 'CONFLICT', message: REFUND_MESSAGES.notPaid });
  });
});

it('asks the provider for each without waiting for another of the same order', async () => {
  await anOrder();

  await refund({ amount: 20_000 });
  await refund({ amount: 10_000 });

  expect((await told('refund_requested')).map(({ state }) => state)).toEqual(['open', 'open']);
});

it('reserves the amount, and has it asked of the provider, and a record, in one transaction', async () => {
  await anOrder();

  const { data } = await refund();

  const [made] = data!.refunds;
  expect(data).toMatchObject({ refundable: 39_000, refunds: [{ amount: 30_000, state: 'pending' }] });
  expect(await told('refund_requested')).toMatchObject([
    {
      channel: 'refund',
      key: made!.id,
      payload: {
        ...{ reference: 'coaching.order', refund_id: made!.id, provider: 'stripe', customer_id: 'cus_1' },
        ...{ invoice_id: 'in_1', amount: 30_000, currency: 'USD' },
      },
    },
  ]);
  expect(await AuditRow.find().lean()).toMatchObject([
    {
      ...{ operation: 'refundCoachingOrder', actor_id: 'admin-1', target_id: 'amara' },
      before: { purchase: '3 hours of coaching', refunded: 0 },
      after: { refunded: 30_000 },
      reason: 'Agreed on the phone.',
    },
  ]);
});

it('tells the buyer what was paid back, once it is', async () => {
  await anOrder();
  const seen = async () => {
    const { data } = (await world.run(viewerOf('amara', 'member'), '{ orders { data { refunded } } }'))
      .orders as { data: { refunded: number }[] };
    return data[0]!.refunded;
  };

  const { data } = await refund();
  expect(await seen()).toBe(0);

  await settle(data!.refunds[0]!.id, 'made');
  expect(await seen()).toBe(30_000);

  // Noted by hand, as of what was refunded on the provider's own page.
  await Order.updateOne({ _id: 'order' }, { refunded_at: 1 });
  expect(await seen()).toBe(69_000);
});

it('refunds an order from before there were refunds', async () => {
  await anOrder();
  await Order.collection.updateOne({ _id: 'order' } as object, { $unset: { refunds: 1, refunded: 1 } });

  expect(await refund({ amount: 69_000 })).toMatchObject({ ok: true, data: { refundable: 0 } });
});

it('sent again it is the same refund', async () => {
  await anOrder();
  const request_id = randomUUID();

  const answers = await Promise.all(Array.from({ length: 10 }, () => refund({ request_id })));

  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await order()).refunds).toHaveLength(1);
  expect(await told('refund_requested')).toHaveLength(1);
});

it('of two staff at once, who refund more than is left together, one is told so', async () => {
  await anOrder();

  const answers = await Promise.all([refund({ amount: 40_000 }), refund({ amount: 40_000 }, colleague)]);

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'CONFLICT', message: REFUND_MESSAGES.tooMuch });
  expect(await order()).toMatchObject({ refunded: 40_000 });
});

it('twenty parts at once add up, and never to more than was paid', async () => {
  await anOrder();

  const answers = await Promise.all(Array.from({ length: 20 }, () => refund({ amount: 10_000 })));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
  expect(await order()).toMatchObject({ refunded: 60_000 });
  expect(await told('refund_requested')).toHaveLength(6);
}, 60_000);

describe('coaching time', () => {
  beforeEach(async () => {
    await anOrder();
    await aLedger('amara', { type: 'purchase', minutes: 180, held: 0 });
  });

  it('is removed with the refund, before the provider has answered', async () => {
    const { data } = await refund({ amount: 69_000, minutes: 180 });

    expect(data).toMatchObject({ minutes: 0, refunds: [{ minutes: 180 }] });
    expect(await balance()).toBe(0);
    expect(await CreditEntry.findOne({ type: 'adjustment' }).lean()).toMatchObject({
      ...{ minutes: -180, held: 0, actor_id: 'admin-1', note: 'Refunded: 3 hours of coaching' },
    });
  });

  it('is removed only as far as it is neither spent nor held', async () => {
    await CreditEntry.create([
      { user_id: 'amara', sequence: 2, type: 'debit', minutes: -60, held: 0, session_id: 'one' },
      { user_id: 'amara', sequence: 3, type: 'hold', minutes: 0, held: 30, session_id: 'two' },
    ]);

    const { data } = await refund({ amount: 69_000, minutes: 180 });

    expect(data!.refunds).toMatchObject([{ minutes: 90 }]);
    expect(await balance()).toBe(30);
  });

  it('comes back once when the refund fails, however often that is reported', async () => {
    const { data } = await refund({ amount: 69_000, minutes: 180 });

    for (let times = 0; times < 3; times++)
      await settle(data!.refunds[0]!.id, 'failed', { problem: 'HTTP_400' });

    expect(await balance()).toBe(180);
    expect(await order()).toMatchObject({ refunded: 0, refunds: [{ state: 'failed', problem: 'HTTP_400' }] });
    expect((await refund({ amount: 69_000, minutes: 180 })).ok).toBe(true);
  });

  it('is not taken twice by refunds in parts', async () => {
    await refund({ amount: 10_000, minutes: 120 });

    expect(await refund({ amount: 10_000, minutes: 61 })).toMatchObject({
      message: REFUND_MESSAGES.tooManyMinutes,
    });
    expect(await refund({ amount: 10_000, minutes: 60 })).toMatchObject({ ok: true, data: { minutes: 0 } });
    expect(await balance()).toBe(0);
  });
});

describe('the outcome', () => {
  it('is recorded once with one mail, however often it is reported at once', async () => {
    await anOrder();
    const { data } = await refund();
    const { id } = data!.refunds[0]!;

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => settle(id, 'made', { provider_refund_id: 're_1' })),
    );

    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await order()).toMatchObject({
      ...{ status: 'paid', refunded: 30_000, refunded_at: null },
      refunds: [{ state: 'made', provider_refund_id: 're_1', settled_at: 1_700_000_000_000 }],
    });
    expect(await told('refund_made')).toMatchObject([
      {
        payload: {
          ...{ user_id: 'amara', refund_id: id, title: '3 hours of coaching', amount: 30_000 },
          ...{ currency: 'USD', reason: 'Agreed on the phone.', receipt: 'in_1', is_whole: false },
        },
      },
    ]);
  });

  it('of the last part says that all of it was refunded', async () => {
    await anOrder();
    const first = (await refund()).data!.refunds[0]!.id;
    const second = (await refund({ amount: 39_000 })).data!.refunds[1]!.id;

    await settle(second, 'made');
    expect(await order()).toMatchObject({ refunded_at: null });
    await settle(first, 'made');

    expect(await order()).toMatchObject({ refunded_at: 1_700_000_000_000 });
    expect(
      (await told('refund_made')).map(({ payload }) => (payload as { is_whole: boolean }).is_whole),
    ).toEqual(expect.arrayContaining([false, true]));
    expect(await refund({ amount: 1 })).toMatchObject({ message: REFUND_MESSAGES.tooMuch });
  });

  it('that comes back from the bank later makes its amount refundable again', async () => {
    await anOrder();
    const { id } = (await refund({ amount: 69_000 })).data!.refunds[0]!;
    await settle(id, 'made');

    await settle(id, 'failed');
    await settle(id, 'made');

    expect(await order()).toMatchObject({ refunded: 0, refunded_at: null, refunds: [{ state: 'failed' }] });
  });

  it('of a refund that nobody asked for is refused', async () => {
    await anOrder();

    expect(await settle('another', 'made')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});
