import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { deadLetters, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { embeddedSecret } from './embedded/embeddedBilling';
import { sign, SIGNATURE_HEADER } from './embedded/signature';

const PAYING = { card_number: '4242 4242 4242 4242', expiry: '08 / 40', cvc: '123' };
const DECLINED = { ...PAYING, card_number: '4000 0000 0000 0002' };
const SALON = { id: demoId('salon', 'paid-masterclass'), slug: 'paid-masterclass' };
const SUPPORT = 'support@athenaeum.test';

const RSVP = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok code message data {
  id status held_until order { id total url } } } }`;
const LEAVE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ok } }`;
const PAGE = `query { salon(input: { slug: "paid-masterclass" }) { data { link seats_left my_rsvp { status held_until } } } }`;
const ORDER = `query ($id: ID!) { seatOrder(id: $id) { ok code data { status total refund_due } } }`;

const world = openForFile(() =>
  createDemoGateway({
    OUTBOX_CONCURRENCY: '4',
    OUTBOX_POLL_MS: '50',
    LIMIT_RSVP: '1000',
    LIMIT_CHECKOUT: '1000',
  }),
);
let amara: Browser;
let amaraId: string;
beforeAll(async () => {
  amara = await world.signedInAs(DEMO_ACCOUNTS.member);
  amaraId = (await amara.get('/api/auth/me')).json.user.id;
}, 240_000);

async function hold(browser = amara, userId = amaraId) {
  const { data } = await browser.ask(RSVP, { input: { salonId: SALON.id, userId } }).then((a) => a.json);
  return data.createRSVP.data as {
    id: string;
    held_until: number;
    order: { id: string; url: string; total: number };
  };
}
const leave = (id: string) => amara.ask(LEAVE, { id });
const page = async (browser = amara) => (await browser.ask(PAGE)).json.data.salon.data;
const orderOf = async (id: string, browser = amara) => (await browser.ask(ORDER, { id })).json.data.seatOrder;
/** Reminders, which are due in days, may stay. */
const SOON = 600_000;
async function settled(): Promise<void> {
  while (
    await OutboxMessage.exists({ state: { $in: ['open', 'queued'] }, due_at: { $lte: Date.now() + SOON } })
  )
    await new Promise((resume) => setTimeout(resume, 20));
}
const mailTo = async (address: string) =>
  (await amara.get(`/dev/mailbox?to=${address}`, { accept: 'application/json' })).json.data as {
    subject: string;
    text: string;
  }[];
/** Tells of a payment as the embedded provider does. */
async function tellPaid(id: string, orderId: string, amount: number): Promise<number> {
  const order = {
    outcome: 'paid',
    reference: `content.${orderId}`,
    provider: 'embedded',
    customer_id: 'cus_1',
  };
  const body = JSON.stringify({
    id,
    type: 'checkout.paid',
    order: { ...order, invoice_id: `in_${id}`, amount, currency: 'USD', at: Date.now() },
  });
  const headers = { [SIGNATURE_HEADER]: sign(embeddedSecret(world.env), body, Date.now()) };
  return (await fetch(`${world.origin}/webhooks/billing/embedded`, { method: 'POST', body, headers })).status;
}

it('leads from a held seat to the payment page, and back to a confirmed seat', async () => {
  const { id, order } = await hold();
  expect(await page()).toMatchObject({
    link: null,
    my_rsvp: { status: 'PENDING', held_until: expect.any(Number) },
  });

  const checkout = String((await amara.get(order.url)).location);
  const shown = await amara.get(checkout);
  const declined = await amara.submit(checkout, DECLINED);
  const paid = await amara.submit(checkout, PAYING);
  await settled();

  expect(shown.text).toContain('Masterclass: The Sale');
  expect(shown.text).toContain('$450.00');
  expect(declined.status).toBe(402);
  expect(paid).toMatchObject({
    status: 303,
    location: `/salons/paid-masterclass?order=${order.id}&checkout=done`,
  });
  expect(await page()).toMatchObject({
    link: expect.stringMatching(/^https:/),
    my_rsvp: { status: 'RESERVED', held_until: null },
  });
  expect((await orderOf(order.id)).data).toEqual({ status: 'paid', total: 45000, refund_due: null });
  const mails = await mailTo(DEMO_ACCOUNTS.member.email);
  const receipt = mails.find(({ subject }) => subject === 'Your receipt from Athenaeum');
  expect(receipt?.text).toContain('/salons/paid-masterclass');
  const purchases = (await amara.ask('{ purchases { data { product_id } } }')).json.data.purchases.data;
  expect(purchases).toContainEqual({ product_id: `salon-${SALON.id}` });

  // Reported again, by the same event and by another, it stays one payment.
  expect(await tellPaid('evt_again', order.id, order.total)).toBe(200);
  expect(await tellPaid('evt_again', order.id, order.total)).toBe(200);
  await settled();
  expect((await orderOf(order.id)).data.refund_due).toBeNull();
  expect(await deadLetters(10)).toEqual([]);
  expect(await mailTo(SUPPORT)).toEqual([]);
  await leave(id);
});

it('notifies member support and the member of a payment that arrives after the seat was released', async () => {
  const { id, order } = await hold();
  const checkout = String((await amara.get(order.url)).location);
  await amara.submit(checkout, PAYING);
  await settled();
  const before = (await mailTo(SUPPORT)).length;

  await leave(id);
  await settled();

  expect((await orderOf(order.id)).data).toMatchObject({ status: 'paid', refund_due: 'given_back' });
  const told = await mailTo(SUPPORT);
  expect(told).toHaveLength(before + 1);
  expect(told[0]!.subject).toBe(
    'To be refunded: $450.00, Masterclass: The Sale, From First Call to Signature',
  );
  expect(told[0]!.text).toContain(DEMO_ACCOUNTS.member.email);
  const received = (await mailTo(DEMO_ACCOUNTS.member.email)).slice(0, 2).map(({ text }) => text);
  expect(received).toContainEqual(expect.stringContaining('Member support knows'));
});

it('opens no page to pay on to anybody else, nor once the seat is given back', async () => {
  const { id, order } = await hold();
  const stranger = await world.signedInAs(DEMO_ACCOUNTS.admin);

  expect((await stranger.get(order.url)).status).toBe(404);
  expect(await orderOf(order.id, stranger)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect((await amara.get(order.url.replace('/content/', '/'))).status).toBe(404);
  expect((await amara.get(order.url.replace('/content/', '/users/'))).status).toBe(404);
  expect(await world.browser().get(order.url)).toMatchObject({
    status: 303,
    location: '/api/auth/login?returnTo=%2Fmy-salons',
  });
  await leave(id);
  expect((await amara.get(order.url)).status).toBe(404);
});

it('leaves a payment of another amount to people', async () => {
  const { id, order } = await hold();

  await tellPaid('evt_cheap', order.id, 1);
  await settled();

  expect((await page()).my_rsvp.status).toBe('PENDING');
  expect(await deadLetters(10)).toMatchObject([{ kind: 'order_outcome' }]);
  await leave(id);
});
