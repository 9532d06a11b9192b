import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { staffLists } from './staffLists';

jest.setTimeout(120_000);

const world = openForFile(() => createDemoGateway());

const salon_id = demoId('salon', 'live-now');
const pathOf = (path: string, input: object) =>
  `${path}?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`;
const linesOf = (text: string) => text.trimEnd().split('\r\n');
const table = (name: string) => mongoose.connection.collection<{ _id: string }>(name);

it('are for nobody but staff: an editor has attendees and reviews, the books are for admins', async () => {
  const [member, editor] = [
    await world.signedInAs(DEMO_ACCOUNTS.member),
    await world.signedInAs(DEMO_ACCOUNTS.editor),
  ];
  const statuses = async (browser: typeof member) =>
    Promise.all(
      staffLists.map(
        async ({ path }) =>
          (await browser.get(pathOf(path, path.includes('attendees') ? { salon_id, list: 'attending' } : {})))
            .status,
      ),
    );

  expect(await statuses(world.browser())).toEqual([401, 401, 401, 401, 401, 401]);
  expect(await statuses(member)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses(editor)).toEqual([200, 403, 200, 403, 403, 403]);
});

it('hold everybody with a seat, members by their profiles, and no address of theirs for an editor', async () => {
  const [editor, admin] = [
    await world.signedInAs(DEMO_ACCOUNTS.editor),
    await world.signedInAs(DEMO_ACCOUNTS.admin),
  ];
  const path = pathOf('/api/attendees.csv', { salon_id, list: 'attending' });

  const [limited, whole] = [await editor.get(path), await admin.get(path)];

  expect(limited.headers.get('content-disposition')).toContain('attendees.csv');
  expect(linesOf(limited.text)).toHaveLength(53);
  expect(limited.text).toContain('"Amara Osei"');
  expect(limited.text).not.toContain('@demo.athenaeum.test');
  expect(whole.text).toContain(DEMO_ACCOUNTS.member.email);
});

it('make what could be a formula inert, and know their filters', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  await table('referrals').insertOne({
    _id: 'evil',
    referrer_id: DEMO_ACCOUNTS.member.id,
    referrer_first_name: 'Amara',
    referrer_last_name: 'Osei',
    referrer_email: DEMO_ACCOUNTS.member.email,
    referred_first_name: '=HYPERLINK("http://evil.test")',
    referred_last_name: 'x',
    referred_email: 'x@example.test',
    referred_company: '@SUM(A1)',
    status: 'sent',
    created_at: Date.now(),
  } as { _id: string });

  const { text } = await admin.get('/api/referrals.csv');

  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"") x"`);
  expect(text).toContain(`"'@SUM(A1)"`);
  expect((await admin.get(pathOf('/api/referrals.csv', { password: 'x' }))).status).toBe(400);
  expect((await admin.get('/api/referrals.csv?input={')).status).toBe(400);
});

it('hold the reviews that the page lists, and nobody who is anonymous', async () => {
  const editor = await world.signedInAs(DEMO_ACCOUNTS.editor);
  const review = { review_type: 'Salons', rating: 2, state: 'hidden', is_private: false, created_at: 0 };
  const evil = { ...review, feedback: '=1+1', reviewer_name: 'Amara Osei', is_anonymous: true };
  await table('reviews').insertOne({ ...evil, _id: 'review-evil', entry_id: salon_id } as { _id: string });

  const [head, line, ...more] = linesOf(
    (await editor.get(pathOf('/api/reviews.csv', { words: '=1+1', rating: 2 }))).text,
  );

  expect(head).toMatch(/^"Member","Stars","Comment"/);
  expect(line).toBe(`"Member Review","2","'=1+1","Salons","","hidden","no","1970-01-01",""`);
  expect(more).toEqual([]);
});

it('name the amounts of orders as numbers', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  await table('coaching_orders').insertOne({
    _id: 'order-1',
    user_id: DEMO_ACCOUNTS.member.id,
    lines: [{ product_id: 'p', title: '3 hours of coaching', quantity: 1, unit_price: 69_000 }],
    total: 69_000,
    currency: 'USD',
    status: 'paid',
    basket: 'x',
    created_at: Date.UTC(2026, 10, 20),
    expires_at: Date.UTC(2026, 10, 21),
    paid_at: Date.UTC(2026, 10, 20),
    invoice_id: 'in_0042',
  } as { _id: string });

  const [head, line] = linesOf((await admin.get('/api/purchases/coaching.csv')).text);

  expect(head).toMatch(/^"Order","Ordered","Buyer"/);
  expect(line).toBe(
    `"order-1","2026-11-20","Amara Osei","${DEMO_ACCOUNTS.member.email}","3 hours of coaching","paid","690.00","USD","2026-11-20","in_0042",""`,
  );
});
