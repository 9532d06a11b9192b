import { ORDER_MESSAGES } from '@athenaeum/coaching-contract';
import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { productRows } from '../../seed/productRows';
import { aLedger } from '../../testing/factories';
import { CreditEntry } from '../credits/creditEntry.model';
import { addToLedger, inLedger } from '../credits/ledger';
import { Portfolio } from '../portfolio/portfolio.model';
import { Product } from '../product/product.model';
import { Order } from './order.model';
import { findOwnOrder, placeOrder } from './order.service';
import { settleOrder } from './settleOrder';

const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { ok code message
  data { url order { id status total currency lines { product_id title quantity unit_price minutes } } } } }`;
const ORDER = 'query ($id: ID!) { order(id: $id) { ok code data { id status paid_at invoice_id } } }';
const ORDERS = 'query ($input: OrdersInput) { orders(input: $input) { ok code count data { id status } } }';
const SETTLE =
  'mutation ($input: SettleOrderInput!) { settleOrder(input: $input) { ok code data { status } } }';
const NOTICE = 'query ($id: ID!) { orderNotice(id: $id) { ok code data { user_id total } } }';
const DISCARD = `mutation ($id: ID!) { discardOrder(id: $id) {
  ok code data { id status discarded_at } } }`;
const HOUR = 3_600_000;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = ResultOf<any>;

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await Product.insertMany(productRows());
}, 60_000);
beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), CreditEntry.deleteMany({}), OutboxMessage.deleteMany({})]);
});

const one = (product_id: string, quantity: number) => ({ product_id, quantity });
const ask = async (viewer: Viewer, query: string, variables: object): Promise<Answer> =>
  Object.values(await world.run(viewer, query, variables as Record<string, unknown>))[0] as Answer;
const checkout = (viewer: Viewer, ...items: object[]) => ask(viewer, CHECKOUT, { input: { items } });
const me = viewerOf('amara');
const anOrder = async (...items: { product_id: string; quantity: number }[]) =>
  (await placeOrder(me, { items: items.length > 0 ? items : [one('coaching-time-180', 1)] })).order;
const paid = (id: string, amount: number, more: object = {}) => ({
  id,
  outcome: 'paid' as const,
  provider: 'embedded',
  customer_id: 'cus_amara',
  invoice_id: `in_${id}`,
  amount,
  currency: 'USD',
  at: Date.now(),
  ...more,
});
const balance = async () =>
  (await CreditEntry.find({ user_id: 'amara' }).lean()).reduce((sum, { minutes }) => sum + minutes, 0);

describe('buying is refused', () => {
  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a prospect', viewerOf('p', 'prospect'), 'FORBIDDEN'],
  ])('to %s', async (_who, viewer, code) => {
    expect(await checkout(viewer, one('coaching-time-60', 1))).toMatchObject({ ok: false, code, data: null });
  });

  it.each([
    ['none of something', [one('coaching-time-60', 0)], ORDER_MESSAGES.quantity],
    ['less than none', [one('coaching-time-60', -3)], ORDER_MESSAGES.quantity],
    ['a part of something', [one('coaching-time-60', 1.5)], ORDER_MESSAGES.quantity],
    ['a thousand million', [one('coaching-time-60', 1e9)], ORDER_MESSAGES.quantity],
    ['more than any number', [one('coaching-time-60', 1e300)], ORDER_MESSAGES.quantity],
    ['nothing', [], ORDER_MESSAGES.nothing],
    ['what nobody sells', [one('a-yacht', 1)], ORDER_MESSAGES.notForSale],
    ['what is named by an operator', [one('$where', 1)], ORDER_MESSAGES.notForSale],
    ['the same twice', [one('coaching-time-60', 1), one('coaching-time-60', 2)], ORDER_MESSAGES.twice],
    [
      'too many things',
      Array.from({ length: 11 }, (_, index) => one(`coaching-time-${index}`, 1)),
      ORDER_MESSAGES.tooMany,
    ],
  ])('of %s, with a message', async (_what, items, message) => {
    expect(await checkout(me, ...items)).toMatchObject({ ok: false, code: 'INVALID', message, data: null });
    expect(await Order.countDocuments()).toBe(0);
  });

  it('of products that are not for sale any more', async () => {
    await Product.updateOne({ _id: 'coaching-time-600' }, { for_sale: false });

    expect(await checkout(me, one('coaching-time-600', 1))).toMatchObject({
      message: ORDER_MESSAGES.notForSale,
    });
  });
});

it('refuses to sell things of different currencies together', async () => {
  await Product.create({ ...productRows()[0]!, _id: 'in-euro', currency: 'EUR' });

  const answer = await checkout(me, one('coaching-time-60', 1), one('in-euro', 1));

  expect(answer).toMatchObject({ ok: false, code: 'INVALID', message: ORDER_MESSAGES.currencies });
  expect(await Order.countDocuments()).toBe(0);
});

it('stores an order at current prices and says where to pay', async () => {
  const { data } = await checkout(me, one('coaching-time-180', 2), one('additional-cv', 1));
  await Product.updateOne({ _id: 'additional-cv' }, { price: 1 });

  expect(data.url).toBe(`/api/billing/checkout/${data.order.id}`);
  expect(data.order).toMatchObject({ status: 'open', total: 2 * 69_000 + 45_000, currency: 'USD' });
  expect((await Order.findById(data.order.id).lean())?.lines).toMatchObject([
    {
      product_id: 'coaching-time-180',
      title: '3 hours of coaching',
      quantity: 2,
      unit_price: 69_000,
      minutes: 180,
    },
    { product_id: 'additional-cv', quantity: 1, unit_price: 45_000, minutes: null },
  ]);
  await Product.updateOne({ _id: 'additional-cv' }, { price: 45_000 });
});

describe('pressing twenty times at once', () => {
  const press = () =>
    Promise.allSettled(Array.from({ length: 20 }, () => checkout(me, one('coaching-time-60', 1))));

  it('is one order', async () => {
    const answers = await press();

    expect(answers.every((one) => one.status === 'fulfilled' && one.value.ok)).toBe(true);
    expect(await Order.countDocuments({ user_id: 'amara' })).toBe(1);
  });

  it('is limited to one by the index alone', async () => {
    await Order.collection.dropIndex('user_id_1_basket_1');

    await Promise.all(
      [1, 2].map(() =>
        Order.create({
          user_id: 'amara',
          basket: 'x',
          lines: [],
          total: 1,
          currency: 'USD',
          created_at: 1,
          expires_at: 2,
        }),
      ),
    );

    expect(await Order.countDocuments({ basket: 'x' })).toBe(2);
    await Order.deleteMany({});
    await Order.createIndexes();
  });
});

it('is a new order when the last one was paid, has another price, or has expired', async () => {
  const first = await anOrder();
  await settleOrder(paid(first._id, 69_000));
  const second = await anOrder();
  await Product.updateOne({ _id: 'coaching-time-180' }, { price: 70_000 });
  const third = await anOrder();
  await Product.updateOne({ _id: 'coaching-time-180' }, { price: 69_000 });
  const { order: later } = await placeOrder(
    me,
    { items: [one('coaching-time-180', 1)] },
    Date.now() + 23 * HOUR,
  );

  expect(new Set([first, second, third, later].map(({ _id }) => _id)).size).toBe(4);
  expect(await ask(me, ORDER, { id: second._id })).toMatchObject({ data: { status: 'expired' } });
});

it('is another order for another quantity, or another member', async () => {
  const [first, more, together] = [
    await anOrder(one('coaching-time-60', 1)),
    await anOrder(one('coaching-time-60', 2)),
    await anOrder(one('coaching-time-60', 1), one('coaching-time-180', 1)),
  ];
  const turned = await anOrder(one('coaching-time-180', 1), one('coaching-time-60', 1));
  const { order: others } = await placeOrder(viewerOf('noor'), { items: [one('coaching-time-60', 1)] });

  expect(turned._id).toBe(together._id);
  expect(new Set([first, more, together, others].map(({ _id }) => _id)).size).toBe(4);
});

it('lets an order be paid for 22 hours', async () => {
  const now = Date.now();
  const { order } = await placeOrder(me, { items: [one('coaching-time-60', 1)] }, now);

  expect(order).toMatchObject({ created_at: now, expires_at: now + 22 * HOUR });
  expect(await findOwnOrder(me, order._id, now + 22 * HOUR - 1)).toMatchObject({ status: 'open' });
  expect(await findOwnOrder(me, order._id, now + 22 * HOUR)).toMatchObject({ status: 'expired' });
});

it('leaves settled orders as they are when another is placed long after', async () => {
  const { _id } = await anOrder();
  await settleOrder(paid(_id, 69_000));

  await placeOrder(me, { items: [one('coaching-time-60', 1)] }, Date.now() + 23 * HOUR);

  expect(await Order.findById(_id).lean()).toMatchObject({ status: 'paid' });
});

describe('an order', () => {
  it('is in the member’s list with the others, newest first, with its current status', async () => {
    const now = Date.now();
    const at = async (product: string, ago: number) =>
      (await placeOrder(me, { items: [one(product, 1)] }, now - ago)).order._id;
    const [over, older, newer] = [
      await at('coaching-time-60', 23 * HOUR),
      await at('coaching-time-180', 2 * HOUR),
      await at('coaching-time-300', HOUR),
    ];

    expect(await ask(me, ORDERS, {})).toMatchObject({
      count: 3,
      data: [
        { id: newer, status: 'open' },
        { id: older, status: 'open' },
        { id: over, status: 'expired' },
      ],
    });
    expect(await ask(me, ORDERS, { input: { status: { equals: 'paid' } } })).toMatchObject({ count: 0 });
  });

  it('does not exist for anybody else', async () => {
    const { _id } = await anOrder();
    const stranger = viewerOf('noor', 'member', 'admin');

    expect(await ask(stranger, ORDER, { id: _id })).toEqual(await ask(stranger, ORDER, { id: 'nothing' }));
    expect(await ask(stranger, ORDERS, {})).toMatchObject({ count: 0, data: [] });
    expect(await ask(me, ORDERS, {})).toMatchObject({ count: 1, data: [{ id: _id, status: 'open' }] });
  });

  it.each([
    ['a visitor', visitor],
    ['the member', me],
    ['an admin', viewerOf('boss', 'member', 'admin')],
  ])('is not settled by %s', async (_who, viewer) => {
    const { _id } = await anOrder();

    expect(await ask(viewer, SETTLE, { input: paid(_id, 69_000) })).toMatchObject({ ok: false, data: null });
    expect(await ask(viewer, NOTICE, { id: _id })).toMatchObject({ ok: false, data: null });
    expect(await Order.findById(_id).lean()).toMatchObject({ status: 'open' });
  });
});

describe('a payment', () => {
  it('adds time to the ledger, reports the purchase, and sends a receipt', async () => {
    await aLedger('amara', { type: 'purchase', minutes: 60, held: 0 });
    const { _id } = await anOrder(one('coaching-time-180', 2), one('additional-cv', 1));

    const answer = await ask(serviceViewer, SETTLE, { input: paid(_id, 183_000) });

    expect(answer).toMatchObject({ ok: true, data: { status: 'paid' } });
    expect(await CreditEntry.find({ order_id: _id }).lean()).toMatchObject([
      { type: 'purchase', minutes: 360, held: 0, sequence: 2, note: '2 × 3 hours of coaching' },
    ]);
    expect(await balance()).toBe(420);
    expect(await OutboxMessage.findOne({ kind: 'products_bought' }).lean()).toMatchObject({
      payload: {
        user_id: 'amara',
        invoice_id: `in_${_id}`,
        product_ids: ['coaching-time-180', 'additional-cv'],
      },
    });
    expect(await OutboxMessage.countDocuments({ kind: 'order_receipt' })).toBe(1);
  });

  it('adds a line for each kind of time', async () => {
    const { _id, total } = await anOrder(one('coaching-time-60', 1), one('coaching-time-180', 2));

    await settleOrder(paid(_id, total));

    expect(await CreditEntry.find({ order_id: _id }).sort({ sequence: 1 }).lean()).toMatchObject([
      { product_id: 'coaching-time-60', minutes: 60, sequence: 1, note: '1 hour of coaching' },
      { product_id: 'coaching-time-180', minutes: 360, sequence: 2, note: '2 × 3 hours of coaching' },
    ]);
  });

  it('is recorded in the order, and reported, with time, payer and invoice', async () => {
    const { _id } = await anOrder();
    const [at, bought] = [1_700_000_000_000, { customer_id: 'cus_amara', invoice_id: `in_${_id}` }];

    await settleOrder(paid(_id, 69_000, { at, currency: 'usd' }));

    const outcome = { provider: 'embedded', ...bought };
    expect(await Order.findById(_id).lean()).toMatchObject({ paid_at: at, settled_at: at, ...outcome });
    expect(await OutboxMessage.findOne({ kind: 'products_bought' }).lean()).toMatchObject({
      key: _id,
      payload: { ...outcome, bought_at: at },
    });
    expect(await OutboxMessage.findOne({ kind: 'order_receipt' }).lean()).toMatchObject({
      key: _id,
      payload: { order_id: _id },
    });
  });

  it.each([
    ['a portfolio', 'branded-career-portfolio', 1],
    ['what adds to one', 'additional-cv', 0],
    ['coaching time', 'coaching-time-60', 0],
  ])('for %s creates portfolios: %s, %i times', async (_what, product, times) => {
    const { _id, total } = await anOrder(one(product, 1));

    await Promise.all([1, 2, 3].map(() => settleOrder(paid(_id, total))));

    const portfolios = await Portfolio.find({ order_id: _id }).lean();
    expect(portfolios).toHaveLength(times);
    for (const portfolio of portfolios)
      expect(portfolio).toMatchObject({ user_id: 'amara', status: 'Ordered' });
    // Paying grants no right to review: that follows from the delivery.
    expect(await OutboxMessage.countDocuments({ kind: 'portfolio_bought' })).toBe(0);
  });

  it('reported twenty times concurrently counts once', async () => {
    const { _id } = await anOrder();

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(serviceViewer, SETTLE, { input: paid(_id, 69_000) })),
    );

    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await CreditEntry.countDocuments()).toBe(1);
    expect(await OutboxMessage.countDocuments()).toBe(2);
  });

  it('of twenty orders at the same time counts twenty times', async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => anOrder(one('coaching-time-60', n + 1))),
    );

    await Promise.all(orders.map(({ _id, total }) => settleOrder(paid(_id, total))));

    expect(await balance()).toBe(60 * 210);
    const sequences = (await CreditEntry.find().lean()).map(({ sequence }) => sequence);
    expect(sequences.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  }, 60_000);

  it.each(['expired', 'refused'] as const)(
    'that comes after the order was %s counts all the same, once',
    async (outcome) => {
      const { _id } = await anOrder();
      await settleOrder({ id: _id, outcome, provider: 'embedded', at: Date.now() });

      await settleOrder(paid(_id, 69_000));
      await settleOrder({ id: _id, outcome, provider: 'embedded', at: Date.now() });
      await settleOrder(paid(_id, 69_000));

      expect(await Order.findById(_id).lean()).toMatchObject({ status: 'paid' });
      expect(await balance()).toBe(180);
    },
  );

  it('that failed is noted with the reporter and the time, for open orders alone', async () => {
    const [first, second] = [await anOrder(), await anOrder(one('coaching-time-60', 1))];
    const told = { outcome: 'refused' as const, provider: 'embedded', at: 1_700_000_000_000 };

    expect(await settleOrder({ id: first._id, ...told })).toMatchObject({ status: 'refused' });
    await settleOrder({ id: first._id, ...told, outcome: 'expired', at: told.at + 1 });

    const { provider, at: settled_at } = told;
    expect(await Order.findById(first._id).lean()).toMatchObject({ status: 'refused', provider, settled_at });
    expect(await Order.findById(second._id).lean()).toMatchObject({ status: 'open' });
    expect(await balance()).toBe(0);
  });

  it.each([
    ['less', { amount: 1 }],
    ['more', { amount: 69_001 }],
    ['other money', { currency: 'JPY' }],
  ])('of %s than the order says is left to staff', async (_what, more) => {
    const { _id } = await anOrder();

    const answer = await ask(serviceViewer, SETTLE, { input: paid(_id, 69_000, more) });

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await balance()).toBe(0);
    expect(await Order.findById(_id).lean()).toMatchObject({ status: 'open' });
  });

  it('of an unknown order is answered as such', async () => {
    expect(await ask(serviceViewer, SETTLE, { input: paid('nothing', 1) })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('one line of an order', () => {
  const line = { type: 'purchase' as const, minutes: 60, held: 0, order_id: 'o', product_id: 'p' };
  const twenty = () =>
    Promise.allSettled(
      Array.from({ length: 20 }, () => inLedger((session) => addToLedger(session, 'amara', [line]))),
    );

  it('adds its time once, even without other checks', async () => {
    await twenty();

    expect(await CreditEntry.countDocuments()).toBe(1);
  }, 60_000);

  it('is enforced by the index alone', async () => {
    await CreditEntry.collection.dropIndex('order_id_1_product_id_1');

    await twenty();

    expect(await CreditEntry.countDocuments()).toBe(20);
    await CreditEntry.deleteMany({});
    await CreditEntry.createIndexes();
  }, 60_000);
});

describe('discarding', () => {
  const discard = (viewer: Viewer, id: string) => ask(viewer, DISCARD, { id });

  it('is refused to everybody but the owner', async () => {
    const { _id } = await anOrder();

    expect(await discard(visitor, _id)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    for (const other of [viewerOf('other'), viewerOf('boss', 'admin')])
      expect(await discard(other, _id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await Order.findById(_id).lean()).toMatchObject({ status: 'open' });
  });

  it('discards an unpaid order, and a repeated one is a new order', async () => {
    const { _id } = await anOrder();

    const { data } = await discard(me, _id);
    expect(data).toEqual({ id: _id, status: 'expired', discarded_at: expect.any(Number) });
    expect(await discard(me, _id)).toMatchObject({ ok: true, data });
    expect((await anOrder())._id).not.toBe(_id);
  });

  it('is refused once it is paid', async () => {
    const { _id, total } = await anOrder();
    await settleOrder(paid(_id, total));

    expect(await discard(me, _id)).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await Order.findById(_id).lean()).toMatchObject({ status: 'paid', discarded_at: null });
  });

  it('does not affect a payment that was on its way', async () => {
    const { _id, total } = await anOrder();
    await discard(me, _id);

    await settleOrder(paid(_id, total));

    expect(await Order.findById(_id).lean()).toMatchObject({ status: 'paid', discarded_at: null });
    expect(await balance()).toBe(180);
  });
});
