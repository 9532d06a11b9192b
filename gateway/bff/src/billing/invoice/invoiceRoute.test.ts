import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { pdfText } from '../../../../../infra/test/pdfText';

const SAVE = `mutation ($input: SaveBillingDetailsInput!) { saveBillingDetails(input: $input) { ok } }`;
const SALON = demoId('salon', 'paid-masterclass');

const world = openForFile(() =>
  createDemoGateway({ INVOICE_SELLER: 'Athenaeum Inc. | 1 Main Street, Boston' }),
);
let amara: Browser;
let user_id: string;
beforeAll(async () => {
  amara = await world.signedInAs(DEMO_ACCOUNTS.member);
  user_id = (await amara.get('/api/auth/me')).json.user.id;
}, 240_000);

/** Purchases as their domains keep them. */
const bought = async (collection: string, more: object = {}): Promise<string> => {
  const _id = randomUUID();
  await mongoose.connection.collection<{ _id: string }>(collection).insertOne({
    ...{ _id, user_id, total: 69_000, currency: 'USD', status: 'paid', invoice_id: `in_${_id.slice(0, 8)}` },
    ...{ created_at: 1, expires_at: 2, paid_at: Date.UTC(2026, 10, 6, 20), ...more },
  });
  return _id;
};
const lines = [
  { product_id: 'coaching-time-180', title: '3 hours of coaching', quantity: 1, unit_price: 69_000 },
];
const coaching = (more: object = {}) => bought('coaching_orders', { lines, basket: randomUUID(), ...more });
const textOf = async (browser: Browser, path: string): Promise<string> => {
  const cookie = browser.cookieHeader(path);
  const response = await fetch(new URL(path, world.origin), { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return pdfText(Buffer.from(await response.arrayBuffer()));
};

it('is read by the buyer and by admins, and to everybody else it is as if there were none', async () => {
  const path = `/api/billing/invoices/coaching/${await coaching()}`;

  expect(await world.browser().get(path)).toMatchObject({
    status: 303,
    location: expect.stringContaining('/login?returnTo='),
  });
  for (const account of [DEMO_ACCOUNTS.coach, DEMO_ACCOUNTS.support, DEMO_ACCOUNTS.editor])
    expect((await (await world.signedInAs(account)).get(path)).status).toBe(404);
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  expect(await textOf(admin, path)).toContain('3 hours of coaching');
  expect(await textOf(amara, path)).toContain('3 hours of coaching');
});

it('is made out as the member keeps it now', async () => {
  const path = `/api/billing/invoices/coaching/${await coaching()}`;
  expect(await textOf(amara, path)).not.toContain('Halden');

  const input = { company: 'Halden Logistics', address: '12 Quay Street\nBoston', tax_id: 'US-12-345' };
  await amara.ask(SAVE, { input });

  const text = await textOf(amara, path);
  expect(text).toContain('Athenaeum Inc.\n1 Main Street, Boston');
  expect(text).toContain('Halden Logistics\nAmara Osei\n12 Quay Street\nBoston\nTax ID US-12-345');
  expect(text).toContain('Total');
});

it('is written for seats and for years of membership too', async () => {
  const seat = await bought('seat_orders', { rsvp_id: randomUUID(), salon_id: SALON, title: 'The Sale' });
  const names = { first_name: 'Amara', last_name: 'Osei', email: DEMO_ACCOUNTS.member.email };
  const year = await bought('membership_orders', { ...names, claim_hash: randomUUID() });

  expect(await textOf(amara, `/api/billing/invoices/content/${seat}`)).toContain('One seat: The Sale');
  expect(await textOf(amara, `/api/billing/invoices/membership/${year}`)).toContain(
    'Athenaeum membership, one year',
  );
});

it.each([
  ['an order that is not paid', () => coaching({ status: 'open', paid_at: null, invoice_id: null })],
  ['one that nobody has made', async () => randomUUID()],
  ['no id', async () => 'x'],
])('there is none of %s', async (_what, order) => {
  expect((await amara.get(`/api/billing/invoices/coaching/${await order()}`)).status).toBe(404);
});

it('there is none of what somebody unknown has paid for the account', async () => {
  const names = { first_name: 'Amara', last_name: 'Osei', email: DEMO_ACCOUNTS.member.email };
  const year = await bought('membership_orders', {
    ...names,
    claim_hash: randomUUID(),
    awaits_confirmation: true,
  });

  expect((await amara.get(`/api/billing/invoices/membership/${year}`)).status).toBe(404);
  expect((await amara.get(`/api/billing/invoices/nothing/${year}`)).status).toBe(404);
});
