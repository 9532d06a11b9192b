import { until } from '@athenaeum/common/waiting';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { inTransaction } from '@athenaeum/kit';
import { deadLetters, enqueue, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import { membershipWelcome } from '@athenaeum/users-contract/outgoing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { MailboxMail } from '../../mail/transports/mailboxMail.model';
import { embeddedSecret } from '../embedded/embeddedBilling';
import { EmbeddedCheckout } from '../embedded/embeddedCheckout.model';
import { sign, SIGNATURE_HEADER } from '../embedded/signature';

const MEMBERSHIP = '/api/billing/membership';
const VALIDATE = '/stripe/validate-customer';
const CREATE_USER = '/jobs/run_wait_result/f/f/auth0/create_user';
const PAYING = { card_number: '4242 4242 4242 4242', expiry: '08 / 40', cvc: '123' };
const DECLINED = { ...PAYING, card_number: '4000 0000 0000 0002' };
const GOOD = 'Lanterns&Ledgers7';
const TAKEN = 'this email is already signed up.';

const world = openForFile(() =>
  createDemoGateway({
    OUTBOX_CONCURRENCY: '1',
    OUTBOX_POLL_MS: '50',
    LIMIT_PUBLIC_FORM: '1000',
    LIMIT_LOGIN: '100',
  }),
);

let people = 0;
const somebody = () => ({ first_name: 'Vera', last_name: 'Lund', email: `vera-${++people}@example.test` });
const users = () => mongoose.connection.collection('users');
const purchases = () => mongoose.connection.collection('purchases');
const settled = () =>
  until(async () => (await OutboxMessage.countDocuments({ state: { $in: ['open', 'queued'] } })) === 0);
const begin = async (browser: Browser, details: object = {}) =>
  String((await browser.post(MEMBERSHIP, details)).json.data?.url);
const standing = async (browser: Browser) => (await browser.get(MEMBERSHIP)).json.data;
const password = (browser: Browser) => browser.post(`${MEMBERSHIP}/password`, {});
const mailTo = async (email: string) =>
  (await world.browser().get(`/dev/mailbox?to=${email}`, { accept: 'application/json' })).json.data[0];
const linkIn = ({ text }: { text: string }) => /\/sign-up\/password#([\w-]+)\.([\w-]+)/.exec(text);
const confirmIn = ({ text }: { text: string }) =>
  new URL(/https?:\S+\/membership\/confirm\/\S+/.exec(text)![0]).pathname;
const create = (browser: Browser, user_id: string, token: string) =>
  browser.post(CREATE_USER, { user_id, password: GOOD }, { authorization: `Bearer ${token}` });
const meOf = async (browser: Browser) => (await browser.get('/api/auth/me')).json.user;

/** Has paid, and the news of it has arrived. */
async function paid(details = somebody(), browser = world.browser()) {
  const page = await begin(browser, details);
  const answer = await browser.submit(page, PAYING);
  await settled();
  return { browser, page, answer, details };
}

/** A provider's event about an order; by default, that it was paid. */
async function tell(page: string, id: string, change: object = {}): Promise<number> {
  const { reference, total } = await EmbeddedCheckout.findById(page.split('/').at(-1)).orFail().lean();
  const payment = { customer_id: 'cus_1', invoice_id: `in_${id}`, amount: total, currency: 'USD' };
  const about = { reference, provider: 'embedded', at: Date.now() };
  const order =
    'outcome' in change ? { ...about, ...change } : { outcome: 'paid', ...about, ...payment, ...change };
  const body = JSON.stringify({ id, type: 'checkout', order });
  const { status } = await fetch(`${world.origin}/webhooks/billing/embedded`, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: sign(embeddedSecret(world.env), body, Date.now()) },
  });
  return status;
}

it('tells everybody what a year costs', async () => {
  const { status, json } = await world.browser().get(`${MEMBERSHIP}/price`);

  expect(status).toBe(200);
  expect(json).toMatchObject({ ok: true, data: { total: 240_000, currency: 'USD' } });
});

describe('joining', () => {
  it('is in Spanish where the browser asks for it, from the checkout to the mails of the new account', async () => {
    const browser = world.browser();
    const details = somebody();
    const spanish = { 'accept-language': 'es-MX' };

    const { json } = await browser.post(MEMBERSHIP, details, spanish);
    const page = await browser.get(json.data.url, spanish);
    await browser.submit(json.data.url, PAYING, spanish);
    await settled();

    expect(page.text).toContain('Membresía de Athenaeum, un año');
    expect(await users().findOne({ email: details.email })).toMatchObject({
      language: null,
      browser_language: 'es',
    });
    const mail = await mailTo(details.email);
    expect(mail.subject).toBe('Te damos la bienvenida a Athenaeum');
    expect(linkIn(mail)).not.toBeNull();
  });

  it('leads from the details through a checkout to a password, and signs the member in', async () => {
    const browser = world.browser();
    const details = somebody();

    const page = await begin(browser, details);
    const shown = await browser.get(page);
    const waiting = await standing(browser);
    const answer = await browser.submit(page, PAYING);
    await settled();
    const ready = await standing(browser);
    const { data } = (await password(browser)).json;
    const done = await create(browser, data.user_id, data.token);

    expect(shown.text).toContain('Athenaeum membership, one year');
    expect(shown.text).toContain('$2,400.00');
    expect(waiting).toMatchObject({ status: 'open', next: 'wait' });
    expect(answer).toMatchObject({ status: 303, location: '/sign-up/return' });
    expect(ready).toMatchObject({ status: 'paid', next: 'password', email: details.email });
    expect(done.status).toBe(200);
    expect(await meOf(browser)).toMatchObject({ roles: ['member'], needs_agreement: true });
    expect(await standing(browser)).toMatchObject({ next: 'sign-in' });
    const row = await users().findOne({ email: details.email });
    const days = (row!.subscription_end_date - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
  });

  it('makes one account, however often and in whatever order the news of the payment comes', async () => {
    const details = somebody();
    const page = await begin(world.browser(), details);

    const answers = [
      await tell(page, 'expired-first', { outcome: 'expired' }),
      ...(await Promise.all(['a', 'a', 'b'].map((id) => tell(page, id)))),
      await tell(page, 'refused-last', { outcome: 'refused' }),
    ];
    await settled();

    expect(answers).toEqual([200, 200, 200, 200, 200]);
    const [user, ...others] = await users().find({ email: details.email }).toArray();
    expect(others).toEqual([]);
    expect(await purchases().countDocuments({ user_id: user!._id })).toBe(1);
    expect(await MailboxMail.countDocuments({ 'to.address': details.email })).toBe(1);
  });

  it('makes one account of two checkouts for one address, and none of the time is lost', async () => {
    const details = somebody();
    const [one, two] = [world.browser(), world.browser()];
    const pages = [await begin(one, details), await begin(two, details)];

    await Promise.all(pages.map((page, n) => tell(page, `twice-${people}-${n}`)));
    await settled();

    expect(pages[0]).not.toBe(pages[1]);
    expect(await users().countDocuments({ email: details.email })).toBe(1);
    // The second was paid by somebody of whom it is not known that the account is theirs.
    const second = await MailboxMail.findOne({ 'to.address': details.email, subject: /^Confirm/ })
      .orFail()
      .lean();
    await world.browser().submit(confirmIn(second), {});
    const { subscription_end_date } = (await users().findOne({ email: details.email }))!;
    expect(subscription_end_date - Date.now()).toBeGreaterThan(729 * 86_400_000);
    const steps = [await standing(one), await standing(two)].map(({ next }) => next).sort();
    expect(steps).toEqual(['mail', 'password']);
  });

  it('makes nothing of a payment that is less than was asked for', async () => {
    const browser = world.browser();
    const details = somebody();
    const page = await begin(browser, details);

    await tell(page, 'too-little', { amount: 1 });
    await settled();

    expect(await users().countDocuments({ email: details.email })).toBe(0);
    expect(JSON.stringify(await deadLetters(10))).toContain('CONFLICT');
  });

  it('waits for a late webhook, and says so', async () => {
    const browser = world.browser();
    const page = await begin(browser, somebody());

    expect(await standing(browser)).toMatchObject({ status: 'open', next: 'wait' });
    await tell(page, `late-${people}`);
    await until(async () => (await standing(browser)).status === 'paid');

    expect(await standing(browser)).toMatchObject({ next: 'password' });
  });

  it('allows another attempt after a refused card, on the same page', async () => {
    const browser = world.browser();
    const details = somebody();
    const page = await begin(browser, details);

    const refused = await browser.submit(page, DECLINED);
    const again = await begin(browser, details);
    const answer = await browser.submit(page, PAYING);

    expect(refused.status).toBe(402);
    expect(refused.text).toContain('Your card was declined.');
    expect(again).toBe(page);
    expect(answer.status).toBe(303);
  });
});

describe('a tab that was closed at the checkout', () => {
  it('continues by the link of the mail, on any device, once', async () => {
    const { details } = await paid();
    const mail = await mailTo(details.email);
    const [, user_id, token] = linkIn(mail)!;
    const elsewhere = world.browser();

    expect(mail.subject).toBe('Welcome to Athenaeum');
    expect((await create(elsewhere, user_id!, token!)).status).toBe(200);
    expect(await meOf(elsewhere)).toMatchObject({ roles: ['member'] });
    expect((await create(world.browser(), user_id!, token!)).status).toBe(401);
  });

  it('finds its way by the neutral answer when the link is too old', async () => {
    const { details } = await paid();
    await MailboxMail.deleteMany({});

    const asked = await world.browser().post('/api/auth/password-reset', { email: details.email });
    await until(async () => (await MailboxMail.countDocuments()) > 0);

    expect(asked.status).toBe(202);
    const path = new URL(/https?:\S+password-reset\/\S+/.exec((await mailTo(details.email)).text)![0])
      .pathname;
    const set = await world.browser().submit(path, { password: GOOD, verify: GOOD });
    expect(set.status).toBe(200);
    const browser = world.browser();
    await browser.signIn(details.email, GOOD);
    expect(await meOf(browser)).toMatchObject({ roles: ['member'] });
  });
});

describe('the right to set the first password', () => {
  it('is the browser’s that began the checkout, nobody else’s', async () => {
    const { browser } = await paid();
    const thief = world.browser();
    const cookie = browser.cookies.get('athenaeum_checkout')!;
    const [id] = cookie.split('.');

    expect(await standing(thief)).toBeNull();
    expect((await password(thief)).status).toBe(401);
    thief.cookies.set('athenaeum_checkout', `${id}.${'A'.repeat(43)}`);
    expect(await standing(thief)).toBeNull();
    expect((await password(thief)).status).toBe(401);
    expect((await password(browser)).status).toBe(200);
  });

  it('expires after an hour; the way on is the mail', async () => {
    const { browser, details } = await paid();
    await mongoose.connection
      .collection('membership_orders')
      .updateOne({ email: details.email }, { $set: { settled_at: Date.now() - 61 * 60_000 } });

    expect(await standing(browser)).toMatchObject({ next: 'mail' });
    expect((await password(browser)).status).toBe(401);
  });

  it('is not had before the payment, nor for an account that was there before', async () => {
    const waiting = world.browser();
    await begin(waiting, somebody());
    const prospect = (await users().findOne({
      relationship_type: 'Prospect',
      email: { $ne: DEMO_ACCOUNTS.prospect.email },
    }))!;
    const { browser } = await paid({ ...somebody(), email: prospect.email });

    expect((await password(waiting)).status).toBe(401);
    expect(await standing(browser)).toMatchObject({ status: 'paid', next: 'mail' });
    expect((await password(browser)).status).toBe(401);
    expect(await users().countDocuments({ email: prospect.email })).toBe(1);
    expect(await users().findOne({ email: prospect.email })).toEqual(prospect);
    expect(await purchases().countDocuments({ user_id: prospect._id })).toBe(0);

    const path = confirmIn(await mailTo(prospect.email));
    expect((await world.browser().get(path)).status).toBe(200);
    expect(await users().findOne({ email: prospect.email })).toEqual(prospect);
    const confirmed = await world.browser().submit(path, {});

    expect(confirmed.status).toBe(303);
    const [, user_id, token] = /\/sign-up\/password#([\w-]+)\.([\w-]+)/.exec(confirmed.location!)!;
    expect(user_id).toBe(prospect._id);
    expect((await create(world.browser(), user_id!, token!)).status).toBe(200);
    expect(await users().findOne({ email: prospect.email })).toMatchObject({ relationship_type: 'Member' });
    expect(await purchases().countDocuments({ user_id: prospect._id })).toBe(1);
  });

  it('of an account that somebody else paid for is not touched, and its year counts once, when its mail was read', async () => {
    const { email } = DEMO_ACCOUNTS.editor;
    const before = await users().findOne({ email });
    const { browser } = await paid({ ...somebody(), email });

    expect(await users().findOne({ email })).toEqual(before);
    expect(await standing(browser)).toMatchObject({ status: 'paid', next: 'mail' });
    const path = confirmIn(await mailTo(email));
    const answers = await Promise.all([1, 2, 3].map(() => world.browser().submit(path, {})));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await purchases().countDocuments({ user_id: before!._id })).toBe(1);
    expect((await world.browser().submit(`${path}x`, {})).status).toBe(404);
  });

  it.each([
    ['by the page of the mail', confirmIn],
    ['by a new password', null],
  ])('leaves the address unconfirmed until its mail was read: %s', async (_how, confirmation) => {
    const { browser, details } = await paid();
    const { data } = (await password(browser)).json;
    await MailboxMail.deleteMany({});
    await create(browser, data.user_id, data.token);
    const isVerified = async () => (await users().findOne({ email: details.email }))!.email_verified;
    expect(await isVerified()).toBe(false);

    if (confirmation) {
      const order = await mongoose.connection
        .collection('membership_orders')
        .findOne({ email: details.email });
      // As it is when the letter leaves after the password was set.
      const payload = { order_id: String(order!._id) };
      await inTransaction((session) => enqueue(session, membershipWelcome, { payload, key: details.email }));
      await until(async () => (await MailboxMail.countDocuments({ 'to.address': details.email })) > 0);
      await world.browser().submit(confirmation(await mailTo(details.email)), {});
    } else {
      await world.browser().post('/api/auth/password-reset', { email: details.email });
      await until(async () => (await MailboxMail.countDocuments({ 'to.address': details.email })) > 0);
      const link = new URL(/https?:\S+password-reset\/\S+/.exec((await mailTo(details.email)).text)![0]);
      await world.browser().submit(link.pathname, { password: GOOD, verify: GOOD });
    }

    expect(await isVerified()).toBe(true);
  });

  it('leaves nothing in the database or the outbox that opens anything', async () => {
    const { browser, details } = await paid();
    const { token } = (await password(browser)).json.data;
    const [, secret] = browser.cookies.get('athenaeum_checkout')!.split('.');
    const [, , mailed] = linkIn(await mailTo(details.email))!;

    const kept = JSON.stringify(
      await Promise.all(
        ['membership_orders', 'outbox', 'password_tokens', 'hosted_checkouts', 'embedded_checkouts'].map(
          (name) => mongoose.connection.collection(name).find().toArray(),
        ),
      ),
    );

    for (const opens of [token, secret!, mailed!]) expect(kept).not.toContain(opens);
  });
});

describe('who is known', () => {
  it('cannot join twice, which both routes report in a browser with an earlier sign-in', async () => {
    const { email } = DEMO_ACCOUNTS.member;
    const browser = await world.signedInAs(DEMO_ACCOUNTS.member);
    await browser.visit('/api/auth/logout');

    const asked = await browser.post(VALIDATE, { email });
    const begun = await browser.post(MEMBERSHIP, { ...somebody(), email: email.toUpperCase() });

    expect(asked.json).toMatchObject({ ok: false, code: 'CONFLICT', message: TAKEN });
    expect(begun).toMatchObject({
      status: 200,
      json: { ok: false, code: 'CONFLICT', fields: { email: TAKEN }, data: null },
    });
  });

  it('is not disclosed to others: the answers are those of an unknown address, and the member gets a mail', async () => {
    const { email } = DEMO_ACCOUNTS.hidden;
    const unknown = somebody();
    const stranger = await world.signedInAs(DEMO_ACCOUNTS.member);
    await stranger.visit('/api/auth/logout');
    await MailboxMail.deleteMany({});

    const answers = await Promise.all(
      [email, unknown.email].map(async (address) => [
        await stranger.post(VALIDATE, { email: address }),
        await stranger.post(MEMBERSHIP, { ...somebody(), email: address }),
        await stranger.post(VALIDATE, { email: address }),
      ]),
    );
    await settled();

    const [known, others] = answers.map((all) =>
      all.map(({ status, json }) => ({
        status,
        json: { ...json, data: json.data && Object.keys(json.data) },
      })),
    );
    expect(known).toEqual(others);
    expect(known!.map(({ json }) => json.ok)).toEqual([true, true, true]);
    expect(await MailboxMail.countDocuments()).toBe(1);
    const letter = await mailTo(email);
    expect(letter.subject).toBe('You already have an account at Athenaeum');
    expect(letter.text).toContain('/api/auth/login');
  });

  it('does not reveal the account or the billing of an address that somebody typed', async () => {
    const prospect = (await users().findOne({
      relationship_type: 'Prospect',
      email: { $ne: DEMO_ACCOUNTS.prospect.email },
    }))!;

    const page = await begin(world.browser(), { ...somebody(), email: prospect.email });

    const { customer_id } = await EmbeddedCheckout.findById(page.split('/').at(-1)).orFail().lean();
    expect(customer_id).not.toContain(prospect._id);
  });

  it('becomes a member again with the earlier account', async () => {
    const lapsed = (await users().findOne({ email: DEMO_ACCOUNTS.hidden.email }))!;
    await users().updateOne({ _id: lapsed._id }, { $set: { subscription_end_date: Date.now() - 1000 } });
    const browser = await world.signedInAs(DEMO_ACCOUNTS.hidden);
    const before = await meOf(browser);

    const page = await begin(browser);
    await browser.submit(page, PAYING);
    await settled();

    expect(before.roles).toEqual(['prospect']);
    expect(await meOf(browser)).toMatchObject({ id: before.id, roles: ['member'] });
    expect((await mailTo(lapsed.email)).subject).toBe('Your Athenaeum membership continues');
    expect(linkIn(await mailTo(lapsed.email))).toBeNull();
    expect(await standing(browser)).toMatchObject({ next: 'sign-in' });
  });

  it('continues with the own account when signed in, whatever address is typed', async () => {
    const browser = world.browser();
    await browser.signIn(DEMO_ACCOUNTS.prospect.email, DEMO_PASSWORD);
    const me = await meOf(browser);

    const page = await begin(browser, { ...somebody(), email: 'somebody-else@example.test' });
    await browser.submit(page, PAYING);
    await settled();

    expect(me.roles).toEqual(['prospect']);
    expect(await meOf(browser)).toMatchObject({ id: me.id, roles: ['member'] });
    expect(await users().countDocuments({ email: 'somebody-else@example.test' })).toBe(0);
  });

  it('is refused as a member who is signed in', async () => {
    const browser = await world.signedInAs(DEMO_ACCOUNTS.member);

    expect((await browser.post(MEMBERSHIP, {})).json).toMatchObject({ ok: false, code: 'CONFLICT' });
  });
});

it.each([
  [{ first_name: ' ' }, { first_name: 'First name is required' }],
  [{ last_name: '' }, { last_name: 'Last name is required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'vera' }, { email: 'The email has the incorrect format' }],
])('asks for what is missing in %o', async (change, fields) => {
  const { status, json } = await world.browser().post(MEMBERSHIP, { ...somebody(), ...change });

  expect({ status, json }).toMatchObject({ status: 400, json: { ok: false, code: 'INVALID', fields } });
});
