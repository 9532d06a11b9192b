import { serviceViewer, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { SeatOrder } from '../seatOrder/seatOrder.model';
import { RSVP } from './rsvp.model';

const ANSWER = `ok code message data { id status held_until waitlist_position order { id status total currency url }
  salon { seats_left link } }`;
const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ${ANSWER} } }`;
const UPDATE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ${ANSWER} } }`;
const SETTLE = `mutation ($input: SettleSeatOrderInput!) { settleSeatOrder(input: $input) {
  ok code message data { id status refund_due } } }`;
const ORDER = `query ($id: ID!) { seatOrder(id: $id) { ok code data { status url refund_due } } }`;
const ORDERS = `query ($input: SeatOrdersInput) { seatOrders(input: $input) {
  ok code count data { id status title total salon { slug } } } }`;
const DISCARD = `mutation ($id: ID!) { discardSeatOrder(id: $id) { ok code message data { id status } } }`;
const PRICE = 450_00;
const MINUTE = 60_000;

type Answer = ResultOf<{
  id: string;
  status: string;
  held_until: number | null;
  waitlist_position: number | null;
  order: { id: string; url: string } | null;
} | null>;
type Settled = ResultOf<{ id: string; status: string; refund_due: string | null } | null>;

const world = openForFile(() => createTestWorld(subgraph));

const paidSalon = (capacity: number | null) => aSalon({ requires_payment: true, price: PRICE, capacity });
const ask = async (who: string, salon: SalonRow) =>
  (
    await world.run<{ createRSVP: Answer }>(viewerOf(who), CREATE, {
      input: { salonId: salon._id, userId: who },
    })
  ).createRSVP;
const withdraw = (who: string, id: string) => world.run(viewerOf(who), UPDATE, { id });
const settle = async (id: string, outcome: object = {}, viewer: Viewer = serviceViewer) =>
  (
    await world.run<{ settleSeatOrder: Settled }>(viewer, SETTLE, {
      input: {
        id,
        outcome: 'paid',
        provider: 'embedded',
        customer_id: 'cus_1',
        invoice_id: `in_${id}`,
        amount: PRICE,
        currency: 'USD',
        at: Date.now(),
        ...outcome,
      },
    })
  ).settleSeatOrder;
const orderOf = async (who: string, id: string) =>
  (await world.run<{ seatOrder: Settled }>(viewerOf(who), ORDER, { id })).seatOrder;
const statusOf = async (id: string) => (await RSVP.findById(id).lean())?.status;
const seatsFree = async ({ _id }: SalonRow) => (await Salon.findById(_id).lean())?.seats_free;
const letTimePass = (id: string) => RSVP.updateOne({ _id: id }, { held_until: Date.now() - 1 });
const told = async (kind: string, rsvp_id: string) =>
  OutboxMessage.countDocuments({ kind, 'payload.rsvp_id': rsvp_id });
const toldOfOrder = async (kind: string, order_id: string) =>
  OutboxMessage.countDocuments({ kind, 'payload.order_id': order_id });
const readersOfRefund = async (order_id: string) =>
  (await OutboxMessage.find({ kind: 'refund_due', 'payload.order_id': order_id }).lean())
    .map(({ payload }) => (payload as { to: string }).to)
    .sort();

describe('a seat at a paid event', () => {
  it('is held for a quarter of an hour, with neither link nor mail nor a place on the waitlist', async () => {
    const salon = await paidSalon(2);

    const { data } = await ask('buyer', salon);

    expect(data).toMatchObject({
      status: 'PENDING',
      waitlist_position: null,
      salon: { seats_left: 1, link: null },
    });
    expect(data!.held_until! - Date.now()).toBeGreaterThan(14 * MINUTE);
    expect(data!.held_until! - Date.now()).toBeLessThanOrEqual(15 * MINUTE);
    expect(await told('rsvp_confirmation', data!.id)).toBe(0);
    expect((await ask('buyer', salon)).data).toEqual(data);
  });

  it('has one order at the current price, however often the button is pressed', async () => {
    const salon = await paidSalon(2);

    const orders = await Promise.all([1, 2, 3].map(async () => (await ask('buyer', salon)).data!.order!));

    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(orders[0]).toMatchObject({
      status: 'open',
      total: PRICE,
      currency: 'USD',
      url: `/api/billing/checkout/content/${orders[0]!.id}`,
    });
    expect(await orderOf('somebody-else', orders[0]!.id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('is not for sale while it has no price', async () => {
    const salon = await aSalon({ requires_payment: true, capacity: 2 });

    expect(await ask('buyer', salon)).toMatchObject({
      ok: false,
      code: 'UNAVAILABLE',
      message: 'Booking for this paid event is not open yet.',
    });
    expect(await seatsFree(salon)).toBe(2);
  });

  it('is the buyer’s once it is paid for, and mailed once however often the payment is reported', async () => {
    const { data } = await ask('buyer', await paidSalon(2));
    const { id } = data!.order!;

    const answers = await Promise.all([1, 2, 3].map(() => settle(id)));

    for (const answer of answers) expect(answer.data).toMatchObject({ status: 'paid', refund_due: null });
    expect(await statusOf(data!.id)).toBe('RESERVED');
    expect(await told('rsvp_confirmation', data!.id)).toBe(1);
    expect(await toldOfOrder('seat_receipt', id)).toBe(1);
    expect(await OutboxMessage.countDocuments({ kind: 'seats_bought', key: id })).toBe(1);
    expect(await readersOfRefund(id)).toEqual([]);
  });

  it('is recorded with amount, time, receipt and event', async () => {
    const salon = await paidSalon(2);
    const { data } = await ask('buyer', salon);
    const { id } = data!.order!;
    const at = 1_700_000_000_000;

    await settle(id, { at, currency: 'usd' });

    const paid = { provider: 'embedded', customer_id: 'cus_1', invoice_id: `in_${id}` };
    expect(await SeatOrder.findById(id).lean()).toMatchObject({
      ...paid,
      paid_at: at,
      settled_at: at,
      rsvp_id: data!.id,
      salon_id: salon._id,
      title: salon.title,
      expires_at: data!.held_until,
    });
    expect(await OutboxMessage.findOne({ kind: 'seats_bought', key: id }).lean()).toMatchObject({
      payload: { ...paid, user_id: 'buyer', product_ids: [`salon-${salon._id}`], bought_at: at },
    });
    expect(await RSVP.findById(data!.id).lean()).toMatchObject({
      status: 'RESERVED',
      held_until: null,
      responded_at: expect.any(Number),
    });
  });

  it('that was not paid for is noted with the reporter and the time, while nothing else is known', async () => {
    const { data } = await ask('buyer', await paidSalon(2));
    const { id } = data!.order!;

    await settle(id, { outcome: 'refused', at: 7 });
    await settle(id, { outcome: 'expired', at: 8 });

    expect(await SeatOrder.findById(id).lean()).toMatchObject({
      status: 'refused',
      provider: 'embedded',
      settled_at: 7,
    });
  });

  it('closes no other order when it is paid for or given up', async () => {
    const salon = await paidSalon(3);
    const [first, second, third] = await Promise.all(['one', 'two', 'three'].map((who) => ask(who, salon)));

    await settle(first!.data!.order!.id);
    await withdraw('two', second!.data!.id);

    expect((await orderOf('three', third!.data!.order!.id)).data).toMatchObject({ status: 'open' });
    expect((await orderOf('one', first!.data!.order!.id)).data).toMatchObject({ status: 'paid' });
    expect(await SeatOrder.findById(second!.data!.order!.id).lean()).toMatchObject({
      settled_at: expect.any(Number),
    });
  });

  it('is settled by the gateway alone, and only for its price', async () => {
    const { data } = await ask('buyer', await paidSalon(2));
    const { id } = data!.order!;

    for (const viewer of [viewerOf('buyer'), viewerOf('boss', 'admin')])
      expect(await settle(id, {}, viewer)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await settle(id, { amount: 1 })).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await settle(id, { currency: 'EUR' })).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await settle('missing')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await statusOf(data!.id)).toBe('PENDING');
  });

  it('can be paid by another card when the first was refused', async () => {
    const salon = await paidSalon(2);
    const first = (await ask('buyer', salon)).data!;

    expect((await settle(first.order!.id, { outcome: 'refused' })).data).toMatchObject({ status: 'refused' });
    const again = (await ask('buyer', salon)).data!;

    expect(again).toMatchObject({ id: first.id, held_until: first.held_until });
    expect(again.order!.id).not.toBe(first.order!.id);
    expect((await settle(again.order!.id)).data).toMatchObject({ status: 'paid', refund_due: null });
    // The first card went through after all.
    expect((await settle(first.order!.id)).data).toMatchObject({ status: 'paid', refund_due: 'had_seat' });
    expect(await seatsFree(salon)).toBe(1);
  });

  it('is held for no more people than there are seats, also for concurrent requests', async () => {
    const salon = await paidSalon(3);

    await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`crowd-${n}`, salon)));

    expect(await RSVP.countDocuments({ salon_id: salon._id, held_until: { $ne: null } })).toBe(3);
    expect(await seatsFree(salon)).toBe(0);
  });

  it('is released when it is given up, once', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('buyer', salon);

    await Promise.all([1, 2, 3].map(() => withdraw('buyer', data!.id)));

    expect(await seatsFree(salon)).toBe(1);
    expect(await orderOf('buyer', data!.order!.id)).toMatchObject({ data: { status: 'expired', url: null } });
  });

  it('is released after the payment too, and the refund is due, once', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('buyer', salon);
    await settle(data!.order!.id);

    await Promise.all([1, 2, 3].map(() => withdraw('buyer', data!.id)));

    expect(await seatsFree(salon)).toBe(1);
    expect((await orderOf('buyer', data!.order!.id)).data).toMatchObject({ refund_due: 'given_back' });
    expect(await readersOfRefund(data!.order!.id)).toEqual(['member', 'support']);
  });
});

describe('a seat that is not paid for in time', () => {
  it('goes to the next request, from the waitlist or not, and nobody is moved up without asking', async () => {
    const salon = await paidSalon(1);
    const first = await ask('first', salon);
    const second = await ask('second', salon);
    expect(second.data).toMatchObject({ status: 'PENDING', held_until: null, waitlist_position: 1 });

    await letTimePass(first.data!.id);
    const again = await ask('second', salon);

    expect(again.data).toMatchObject({ id: second.data!.id, held_until: expect.any(Number) });
    expect((await RSVP.findById(first.data!.id).lean())?.status).toBe('INVITED');
    expect(await seatsFree(salon)).toBe(0);
    expect(await told('waitlist_promotion', second.data!.id)).toBe(0);
  });

  it('releases no seat whose time is not over', async () => {
    const [salon, other] = [await paidSalon(3), await paidSalon(1)];
    const [late, held, paid, elsewhere] = [
      await ask('late', salon),
      await ask('held', salon),
      await ask('paid', salon),
      await ask('elsewhere', other),
    ];
    await settle(paid.data!.order!.id);
    await letTimePass(late.data!.id);
    await letTimePass(elsewhere.data!.id);

    await ask('next', salon);

    expect(await statusOf(late.data!.id)).toBe('INVITED');
    expect(await RSVP.findById(held.data!.id).lean()).toMatchObject({ held_until: held.data!.held_until });
    expect(await statusOf(paid.data!.id)).toBe('RESERVED');
    expect(await RSVP.findById(elsewhere.data!.id).lean()).toMatchObject({ held_until: expect.any(Number) });
    expect(await seatsFree(salon)).toBe(0);
  });

  it('is free again on the page of the event', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('slow', salon);
    await letTimePass(data!.id);

    const page = `query ($slug: String!) { salon(input: { slug: $slug }) { data { seats_left is_closed } } }`;

    expect(await world.run(viewerOf('reader'), page, { slug: salon.slug })).toEqual({
      salon: { data: { seats_left: 1, is_closed: false } },
    });
  });

  it('stays as it is when it was paid and is asked for again', async () => {
    const salon = await paidSalon(2);
    const { data } = await ask('buyer', salon);
    await settle(data!.order!.id);

    const again = await ask('buyer', salon);

    expect(again.data).toMatchObject({ id: data!.id, status: 'RESERVED' });
    expect(await seatsFree(salon)).toBe(1);
    expect(await SeatOrder.countDocuments({ rsvp_id: data!.id })).toBe(1);
  });

  it('is still the buyer’s when the payment is reported late and nobody has taken it', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('late', salon);
    await letTimePass(data!.id);

    expect((await settle(data!.order!.id)).data).toMatchObject({ status: 'paid', refund_due: null });
    expect(await statusOf(data!.id)).toBe('RESERVED');
    expect(await seatsFree(salon)).toBe(0);
  });

  it('makes a refund due when the payment comes after somebody else has it, with mails', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('late', salon);
    await letTimePass(data!.id);
    await ask('quick', salon);

    const answers = await Promise.all([1, 2].map(() => settle(data!.order!.id)));

    for (const answer of answers)
      expect(answer.data).toMatchObject({ status: 'paid', refund_due: 'seat_gone' });
    expect(await RSVP.countDocuments({ salon_id: salon._id, status: 'RESERVED' })).toBe(0);
    expect(await readersOfRefund(data!.order!.id)).toEqual(['member', 'support']);
    expect(await toldOfOrder('seat_receipt', data!.order!.id)).toBe(0);
  });

  it('makes a refund due when the event was cancelled meanwhile', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('buyer', salon);
    await Salon.updateOne({ _id: salon._id }, { salon_status: 'cancelled' });

    expect((await settle(data!.order!.id)).data).toMatchObject({ refund_due: 'event_off' });
  });

  it('has no order to pay once its time is over', async () => {
    const { data } = await ask('slow', await paidSalon(1));
    await SeatOrder.updateOne({ _id: data!.order!.id }, { expires_at: Date.now() - 1 });

    expect((await orderOf('slow', data!.order!.id)).data).toMatchObject({ status: 'expired', url: null });
  });
});

describe('the orders of a member', () => {
  const orders = async (viewer: Viewer, input: object = {}) =>
    (
      await world.run<{ seatOrders: { code: string | null; count: number; data: { id: string }[] | null } }>(
        viewer,
        ORDERS,
        { input },
      )
    ).seatOrders;

  it('are not shown to visitors, nor to anybody else', async () => {
    const { data } = await ask('own-buyer', await paidSalon(2));
    await settle(data!.order!.id);

    expect(await orders(viewerOf(null, 'visitor'))).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
    expect((await orders(viewerOf('own-other'))).data).toEqual([]);
    expect((await orders(viewerOf('own-admin', 'admin'))).data).toEqual([]);
  });

  it('are listed newest first, with the event, and by status', async () => {
    const salon = await paidSalon(5);
    const first = (await ask('lister', salon)).data!.order!;
    await settle(first.id);
    const second = (await ask('lister', await paidSalon(5))).data!.order!;

    expect((await orders(viewerOf('lister'))).data).toMatchObject([
      { id: second.id, status: 'open' },
      { id: first.id, status: 'paid', title: salon.title, total: PRICE, salon: { slug: salon.slug } },
    ]);
    expect(await orders(viewerOf('lister'), { status: { equals: 'paid' } })).toMatchObject({ count: 1 });
  });
});

describe('an order that is discarded', () => {
  const discard = async (who: string, id: string) =>
    (await world.run<{ discardSeatOrder: Settled }>(viewerOf(who), DISCARD, { id })).discardSeatOrder;

  it('cannot be discarded by anybody else', async () => {
    const { data } = await ask('keeper', await paidSalon(1));

    expect(await discard('thief', data!.order!.id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await statusOf(data!.id)).toBe('PENDING');
  });

  it('releases the held seat at once, once', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('undecided', salon);

    const answers = await Promise.all([1, 2, 3].map(() => discard('undecided', data!.order!.id)));

    for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { status: 'expired' } });
    expect(await statusOf(data!.id)).toBe('INVITED');
    expect(await seatsFree(salon)).toBe(1);
  });

  it('is refused once it is paid, and the seat stays', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('payer', salon);
    await settle(data!.order!.id);

    expect(await discard('payer', data!.order!.id)).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await statusOf(data!.id)).toBe('RESERVED');
    expect(await seatsFree(salon)).toBe(0);
  });

  it('counts as paid all the same when the payment was on its way', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('late-payer', salon);
    await discard('late-payer', data!.order!.id);

    expect((await settle(data!.order!.id)).data).toMatchObject({ status: 'paid', refund_due: null });
    expect(await statusOf(data!.id)).toBe('RESERVED');
  });
});
