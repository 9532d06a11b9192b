import { randomUUID } from 'node:crypto';
import { REFUND_MESSAGES } from '@athenaeum/common/refund';
import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon } from '../salon/salon.model';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { settleSeatOrder } from './settleSeatOrder';

const PRICE = 450_00;
const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { data { id order { id } } } }`;
const UPDATE = 'mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ok } }';
const REFUND = `mutation ($input: RefundSeatOrderInput!) { refundSeatOrder(input: $input) {
  ok code message data { id refundable refunded_at refunds { id state gives_up_seat } } } }`;
const SETTLE = `mutation ($input: RefundOutcomeInput!) { settleSeatRefund(input: $input) { ok code } }`;
const NOTE = `mutation ($input: SettleRefundInput!) { settleRefund(input: $input) { ok code } }`;

interface Answer {
  ok: boolean;
  code: string | null;
  data: { refundable: number; refunds: { id: string; state: string }[] } | null;
}

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

const admin = viewerOf('admin-1', 'member', 'admin');
const ask = async (viewer: Viewer, query: string, input: object): Promise<Answer> =>
  Object.values(await world.run(viewer, query, { input }))[0] as Answer;

/** A paid seat of the only one there is. */
async function aPaidSeat() {
  const salon = await aSalon({ requires_payment: true, price: PRICE, capacity: 1 });
  const buyer = `buyer-${randomUUID()}`;
  const { createRSVP } = await world.run<{ createRSVP: { data: { id: string; order: { id: string } } } }>(
    viewerOf(buyer),
    CREATE,
    { input: { salonId: salon._id, userId: buyer } },
  );
  const { id: rsvp, order } = createRSVP.data;
  await settleSeatOrder({
    ...{ id: order.id, outcome: 'paid', provider: 'stripe', customer_id: 'cus', invoice_id: 'in' },
    ...{ amount: PRICE, currency: 'USD', at: Date.now() },
  });
  return { salon, buyer, rsvp, order: order.id };
}
const refund = (id: string, given: object = {}, viewer = admin) =>
  ask(viewer, REFUND, {
    ...{ id, amount: PRICE, reason: 'Agreed.', gives_up_seat: false, request_id: randomUUID() },
    ...given,
  });
const settle = (id: string, refund_id: string, outcome = 'made') =>
  ask(serviceViewer, SETTLE, { id, refund_id, outcome, at: Date.now() });
const orderOf = (id: string) => SeatOrder.findById(id).orFail().lean<SeatOrderRow>();
const statusOf = async (rsvp: string) => (await RSVP.findById(rsvp).lean())?.status;
const seatsFree = async (id: string) => (await Salon.findById(id).lean())?.seats_free;
const mails = async (kind: string, where: object) =>
  OutboxMessage.countDocuments({
    kind,
    ...Object.fromEntries(Object.entries(where).map(([name, value]) => [`payload.${name}`, value])),
  });

it.each([
  ['a visitor', visitor],
  ['an editor', viewerOf('e', 'member', 'editor')],
  ['board support', viewerOf('s', 'member', 'support')],
])('is not for %s', async (_who, viewer) => {
  const { order } = await aPaidSeat();

  expect(await refund(order, {}, viewer)).toMatchObject({ ok: false, data: null });
  expect(await orderOf(order)).toMatchObject({ refunded: 0 });
});

it('leaves the seat where staff did not choose otherwise', async () => {
  const { order, rsvp, salon } = await aPaidSeat();
  const { data } = await refund(order);

  await settle(order, data!.refunds[0]!.id);

  expect(await statusOf(rsvp)).toBe('RESERVED');
  expect(await seatsFree(salon._id)).toBe(0);
  expect(await orderOf(order)).toMatchObject({ refund_due: null, refunded_at: expect.any(Number) });
});

it('gives the seat up once all was paid back, not before, and owes nothing then', async () => {
  const { order, rsvp, salon } = await aPaidSeat();
  const { data } = await refund(order, { gives_up_seat: true });
  const { id } = data!.refunds[0]!;
  expect(await statusOf(rsvp)).toBe('RESERVED');

  await Promise.all([1, 2, 3].map(() => settle(order, id)));

  expect(await statusOf(rsvp)).toBe('INVITED');
  expect(await seatsFree(salon._id)).toBe(1);
  expect(await orderOf(order)).toMatchObject({ refund_due: 'given_back', refunded_at: expect.any(Number) });
  expect(await mails('refund_due', { order_id: order })).toBe(0);
  expect(await mails('seat_cancelled', { rsvp_id: rsvp })).toBe(1);
  expect(await mails('refund_made', { refund_id: id })).toBe(1);
});

it('keeps the seat when the provider refuses', async () => {
  const { order, rsvp } = await aPaidSeat();
  const { data } = await refund(order, { gives_up_seat: true });

  await settle(order, data!.refunds[0]!.id, 'failed');

  expect(await statusOf(rsvp)).toBe('RESERVED');
  expect(await orderOf(order)).toMatchObject({ refunded: 0, refunded_at: null });
  expect(await mails('refund_made', { refund_id: data!.refunds[0]!.id })).toBe(0);
});

it('does not give a seat up for a part of its price', async () => {
  const { order } = await aPaidSeat();

  expect(await refund(order, { amount: 100, gives_up_seat: true })).toMatchObject({
    ...{ ok: false, code: 'INVALID', message: REFUND_MESSAGES.wholeSeat },
  });
  expect(await orderOf(order)).toMatchObject({ refunded: 0 });
});

it('settles what was owed for a seat that was given back', async () => {
  const { order, rsvp, buyer } = await aPaidSeat();
  await world.run(viewerOf(buyer), UPDATE, { id: rsvp });
  expect(await orderOf(order)).toMatchObject({ refund_due: 'given_back', refunded_at: null });

  const { data } = await refund(order);
  expect(await ask(admin, NOTE, { id: order, reason: 'On its page.' })).toMatchObject({ ok: false });
  await settle(order, data!.refunds[0]!.id);

  expect(await orderOf(order)).toMatchObject({ refunded_at: expect.any(Number) });
});

it('is not made again by the provider where staff have made it on its page', async () => {
  const { order, rsvp, buyer } = await aPaidSeat();
  await world.run(viewerOf(buyer), UPDATE, { id: rsvp });
  await ask(admin, NOTE, { id: order, reason: 'On its page.' });

  expect(await refund(order)).toMatchObject({ ok: false, code: 'CONFLICT' });
});
