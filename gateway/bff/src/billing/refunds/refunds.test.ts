import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { EmbeddedRefund } from '../embedded/embeddedRefund.model';

const PAYING = { card_number: '4242 4242 4242 4242', expiry: '08 / 40', cvc: '123' };
const { member: AMARA, admin: RUTH } = DEMO_ACCOUNTS;
const RSVP = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { data { id order { id url } } } }`;
const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { data { url order { id } } } }`;
const SEAT = `mutation ($input: RefundSeatOrderInput!) { refundSeatOrder(input: $input) {
  ok code message data { refunds { id state } } } }`;
const TIME = `mutation ($input: RefundCoachingOrderInput!) { refundCoachingOrder(input: $input) {
  ok code message data { refunds { id state minutes } } } }`;
const SEATS = `query { seatSales(input: { take: 100 }) { data { id refundable refunded_at refunds { state problem } } } }`;
const SALES = `query { coachingSales(input: { take: 100 }) { data { id refundable minutes refunds { state } } } }`;
const MINE = `query { salon(input: { slug: "paid-masterclass" }) { data { my_rsvp { status } } }
  me { data { credits { quantity } } } }`;

jest.setTimeout(120_000);

let world: DemoGateway;
let amara: Browser;
let ruth: Browser;
let amaraId: string;
beforeAll(async () => {
  world = await createDemoGateway({ OUTBOX_CONCURRENCY: '4', OUTBOX_POLL_MS: '50', LIMIT_CHECKOUT: '1000' });
  await seedDemo('coaching');
  amara = await world.signedInAs(AMARA);
  ruth = await world.signedInAs(RUTH);
  amaraId = (await amara.get('/api/auth/me')).json.user.id;
}, 240_000);
afterAll(() => world.close());

/** Reminders, which are due in days, may stay. */
const SOON = 600_000;
async function settled(): Promise<void> {
  while (
    await OutboxMessage.exists({ state: { $in: ['open', 'queued'] }, due_at: { $lte: Date.now() + SOON } })
  )
    await new Promise((resume) => setTimeout(resume, 20));
}
const pay = async (url: string) => {
  await amara.submit(String((await amara.get(url)).location), PAYING);
  await settled();
};
const mine = async () => (await amara.ask(MINE)).json.data;
const mails = async (subject: string) =>
  (
    (await amara.get(`/dev/mailbox?to=${AMARA.email}`, { accept: 'application/json' })).json.data as {
      subject: string;
      text: string;
    }[]
  ).filter((mail) => mail.subject === subject);
const form = (id: string, amount: number) => ({
  ...{ id, amount, reason: 'Agreed on the phone.', request_id: randomUUID() },
});

it('of a seat gives it up, is told to the buyer, and agrees with the provider', async () => {
  const salonId = demoId('salon', 'paid-masterclass');
  const { json } = await amara.ask(RSVP, { input: { salonId, userId: amaraId } });
  const { id, url } = json.data.createRSVP.data.order;
  await pay(url);
  expect((await mine()).salon.data.my_rsvp.status).toBe('RESERVED');

  const asked = await ruth.ask(SEAT, { input: { ...form(id, 45_000), gives_up_seat: true } });
  await settled();

  expect(asked.json.data.refundSeatOrder).toMatchObject({
    ok: true,
    data: { refunds: [{ state: 'pending' }] },
  });
  const order = (await ruth.ask(SEATS)).json.data.seatSales.data.find((one: { id: string }) => one.id === id);
  expect(order).toMatchObject({
    refundable: 0,
    refunds: [{ state: 'made' }],
    refunded_at: expect.any(Number),
  });
  expect((await mine()).salon.data.my_rsvp?.status ?? 'INVITED').toBe('INVITED');
  expect(await EmbeddedRefund.find({ reference: `content.${id}` }).lean()).toMatchObject([
    { amount: 45_000 },
  ]);
  const [mail, ...others] = await mails('Your refund of $450.00');
  expect(others).toEqual([]);
  expect(mail!.text).toContain('Agreed on the phone.');
  expect(await OutboxMessage.countDocuments({ kind: 'refund_due' })).toBe(0);
});

it('of coaching time that dies at any step agrees once the worker has gone on', async () => {
  const before = (await mine()).me.data.credits.quantity;
  const { json } = await amara.ask(CHECKOUT, {
    input: { items: [{ product_id: 'coaching-time-180', quantity: 1 }] },
  });
  const { url, order } = json.data.checkout.data;
  await pay(url);
  expect((await mine()).me.data.credits.quantity).toBe(before + 180);

  await ruth.ask(TIME, { input: { ...form(order.id, 69_000), minutes: 180 } });
  await settled();
  // As after a crash: the provider has paid back, the domain has settled or not, and the message is delivered again.
  const [message] = await OutboxMessage.find({ kind: 'refund_requested' }).sort({ created_at: -1 }).lean();
  const refund = (await EmbeddedRefund.findOne({ reference: `coaching.${order.id}` }).lean())!;
  const orders = mongoose.connection.collection<{ _id: string }>('coaching_orders');
  for (const isSettled of [true, false]) {
    if (!isSettled)
      await orders.updateOne(
        { _id: order.id },
        { $set: { 'refunds.0.state': 'pending', 'refunds.0.settled_at': null, refunded_at: null } },
      );
    const payload = {
      ...{ reference: `coaching.${order.id}`, refund_id: refund._id, provider: 'embedded' },
      ...{ customer_id: null, invoice_id: 'in', amount: 69_000, currency: 'USD' },
    };
    await OutboxMessage.updateOne({ _id: message!._id }, { state: 'open', due_at: 1, lease: null, payload });
    await settled();
  }

  const sale = (await ruth.ask(SALES)).json.data.coachingSales.data.find(
    (one: { id: string }) => one.id === order.id,
  );
  expect(sale).toMatchObject({ refundable: 0, minutes: 0, refunds: [{ state: 'made' }] });
  expect(await EmbeddedRefund.countDocuments({ reference: `coaching.${order.id}` })).toBe(1);
  expect((await mine()).me.data.credits.quantity).toBe(before);
  expect(await mails('Your refund of $690.00')).toHaveLength(1);
});
