import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import mongoose from 'mongoose';
import { askService, createEmbeddedClients, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { MailboxMail } from '../../mail/transports/mailboxMail.model';

const CREATE_USER = '/jobs/run_wait_result/f/f/auth0/create_user';
const RESET = '/api/auth/password-reset';
/** What a letter says is not kept when it has left; no other of this kind is sent here. */
const NEW_DEVICE = { kind: 'letter' };
const GOOD = 'Lanterns&Ledgers7';
/** Keeps every rule, and is in no list of ours. */
const BREACHED = 'Quill&Parapet31';
const { member, admin } = DEMO_ACCOUNTS;

let world: DemoGateway;
let clients: SubgraphClients;
let breaches: Server;
beforeAll(async () => {
  breaches = await listedBreaches(BREACHED);
  world = await createDemoGateway({
    OUTBOX_CONCURRENCY: '1',
    LIMIT_LOGIN: '100',
    LIMIT_PUBLIC_FORM: '100',
    LIMIT_MAIL: '3',
    BREACHED_PASSWORDS_URL: `http://127.0.0.1:${(breaches.address() as AddressInfo).port}`,
  });
  clients = await createEmbeddedClients({ isProduction: false });
}, 240_000);
beforeEach(() => Promise.all([MailboxMail.deleteMany({}), OutboxMessage.deleteMany({})]));
afterAll(async () => {
  await world.close();
  breaches.closeAllConnections();
  await new Promise((closed) => breaches.close(closed));
});

/** A range API that knows one password. */
async function listedBreaches(password: string): Promise<Server> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const server = createServer((req, res) =>
    res.end(req.url === `/${hash.slice(0, 5)}` ? `${hash.slice(5)}:7` : ''),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

const meOf = async (browser: Browser) => (await browser.get('/api/auth/me')).json.user;

describe('the first password of a paid account', () => {
  let people = 0;

  async function paid(): Promise<{ id: string; email: string; token: string }> {
    people += 1;
    const input = { first_name: 'Vera', last_name: 'Lund', email: `vera-${people}@example.test` };
    const user = await askService<{ id: string; email: string }>(
      clients.users,
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { ok code message data { id email } } }',
      { input },
    );
    const issued = await askService<{ token: string }>(
      clients.users,
      'mutation ($input: FirstPasswordTokenInput!) { issueFirstPasswordToken(input: $input) { ok code message data { token } } }',
      { input: { user_id: user!.id, checkout_id: `checkout-${people}` } },
    );
    return { ...user!, token: issued!.token };
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const create = (browser: Browser, user_id: string, token: string, password = GOOD) =>
    browser.post(CREATE_USER, { user_id, password }, bearer(token));

  it('is not set by a bare id, signed in or not', async () => {
    const { id } = await paid();
    const amara = await world.signedInAs(member);

    const answers = [
      await world.browser().post(CREATE_USER, { user_id: id, password: GOOD }),
      await amara.post(CREATE_USER, { user_id: id, password: GOOD }),
      await create(world.browser(), id, 'made-up'),
      await world.browser().post(CREATE_USER, { user_id: id, password: GOOD }, world.asService()),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('is not set for somebody else, nor from another site', async () => {
    const [own, other] = [await paid(), await paid()];

    expect((await create(world.browser(), other.id, own.token)).status).toBe(401);
    expect((await create(world.browser(), admin.id, own.token)).status).toBe(401);
    const elsewhere = { ...bearer(own.token), origin: 'https://evil.example' };
    const { status } = await world
      .browser()
      .post(CREATE_USER, { user_id: own.id, password: GOOD }, elsewhere);
    expect(status).toBe(403);
  });

  it('makes the browser known: the next new device is reported', async () => {
    const { id, email, token } = await paid();
    const browser = world.browser();
    await create(browser, id, token);

    await browser.signIn(email, GOOD);
    const ofKnown = await OutboxMessage.countDocuments(NEW_DEVICE);
    await browser.visit('/api/auth/logout');
    await world.browser().signIn(email, GOOD);

    expect(ofKnown).toBe(0);
    expect(await OutboxMessage.countDocuments(NEW_DEVICE)).toBe(1);
  });

  it('keeps the rules, and says which it does not', async () => {
    const { id, token } = await paid();

    const { status, json } = await create(world.browser(), id, token, 'Password1!');

    expect({ status, json }).toMatchObject({
      status: 400,
      json: { ok: false, fields: { password: 'This password is too easy to guess.' } },
    });
  });

  it.each([
    ['Mustang2026!', 'of known breaches'],
    ['Boardroom#99', 'of the product’s own words'],
    [BREACHED, 'that another system knows to be breached'],
  ])('is not %s, which is one %s, and the token stays good', async (password) => {
    const { id, token } = await paid();

    const refused = await create(world.browser(), id, token, password);
    const done = await create(world.browser(), id, token);

    expect(refused).toMatchObject({
      status: 400,
      json: { ok: false, fields: { password: 'This password is too easy to guess.' } },
    });
    expect(done.status).toBe(200);
  });

  it.each([31, 50])(
    'of %i characters signs the member in, once, and works at the next sign-in',
    async (length) => {
      const { id, email, token } = await paid();
      const browser = world.browser();
      const password = `Lq7!${'walnut-harbour-'.repeat(4)}`.slice(0, length);

      const done = await create(browser, id, token, password);
      const again = await create(world.browser(), id, token, 'Another&Password8');

      expect(done).toMatchObject({ status: 200, json: { ok: true, data: { user_id: id } } });
      expect(await meOf(browser)).toMatchObject({ id, needs_agreement: true });
      expect(again.status).toBe(401);
      const [cut, later] = [world.browser(), world.browser()];
      await cut.signIn(email, password.slice(0, -1));
      await later.signIn(email, password);
      expect(await meOf(cut)).toBeNull();
      expect(await meOf(later)).toMatchObject({ id });
    },
  );
});

describe('asking for a new password', () => {
  const arrived = async (count: number) => {
    while ((await MailboxMail.countDocuments()) < count)
      await new Promise((resume) => setTimeout(resume, 20));
    return (await world.browser().get('/dev/mailbox', { accept: 'application/json' })).json.data;
  };
  const settled = async () => {
    while (await OutboxMessage.exists({ state: 'open' }))
      await new Promise((resume) => setTimeout(resume, 20));
  };
  const linkIn = (mail: { text: string }) =>
    new URL(/https?:\S+password-reset\/\S+/.exec(mail.text)![0]).pathname;
  const asked = async (email: string) => {
    await world.browser().post(RESET, { email });
    const [mail] = await arrived(1);
    return linkIn(mail);
  };

  it('is answered alike for known and unknown addresses, and only a member gets a mail', async () => {
    const known = await world.browser().post(RESET, { email: ` ${member.email.toUpperCase()}` });
    const unknown = await world.browser().post(RESET, { email: 'nobody@example.test' });
    const mails = await arrived(1);
    await settled();

    expect(known).toMatchObject({
      status: 202,
      json: { ok: true, message: 'Password reset sent.', data: null },
    });
    expect({ ...unknown.json, status: unknown.status }).toEqual({ ...known.json, status: known.status });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [{ address: member.email }],
      subject: 'Set a new password for Athenaeum',
    });
    expect(await MailboxMail.countDocuments()).toBe(1);
  });

  it('is for the signed-in member, whatever address the request names', async () => {
    const browser = await world.signedInAs(DEMO_ACCOUNTS.new);

    const { status } = await browser.post(RESET, { email: admin.email });
    const [mail] = await arrived(1);

    expect(status).toBe(202);
    expect(mail.to).toMatchObject([{ address: DEMO_ACCOUNTS.new.email }]);
  });

  it('lets the member in at once, however often the password was guessed', async () => {
    const { email } = DEMO_ACCOUNTS.coach;
    for (let n = 0; n < 6; n++) await world.browser().signIn(email, 'Not&The&Password7');
    const path = await asked(email);
    const browser = world.browser();

    await browser.submit(path, { password: GOOD, verify: GOOD });
    for (let n = 0; n < 6; n++) await world.browser().signIn(email, 'Not&The&Password7');
    await world.browser().signIn(email, GOOD);
    await browser.signIn(email, GOOD);

    expect(await meOf(browser)).toMatchObject({ roles: expect.arrayContaining(['coach']) });
    expect(await OutboxMessage.countDocuments(NEW_DEVICE)).toBe(0);
  });

  it('asks for an address', async () => {
    const { status, json } = await world.browser().post(RESET, { email: 'amara' });

    expect({ status, json }).toMatchObject({
      status: 400,
      json: { message: 'The email has the incorrect format' },
    });
  });

  it('limits mails to one address, without a different answer', async () => {
    const { email } = DEMO_ACCOUNTS.hidden;
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await world.browser().post(RESET, { email }));
    await arrived(3);
    await settled();

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await MailboxMail.countDocuments()).toBe(3);
  });

  it('leaves nothing in the outbox or the database that opens anything', async () => {
    const link = await asked(DEMO_ACCOUNTS.coach.email);
    const token = link.split('/').at(-1)!;

    const kept = JSON.stringify([
      await mongoose.connection.collection('outbox').find().toArray(),
      await mongoose.connection.collection('password_tokens').find().toArray(),
    ]);

    expect(token.length).toBeGreaterThan(40);
    expect(kept).not.toContain(token);
  });

  it('leads to a page without scripts in it that sets a new password, once, and ends every session', async () => {
    const before = await world.signedInAs(DEMO_ACCOUNTS.editor);
    const link = await asked(DEMO_ACCOUNTS.editor.email);
    const browser = world.browser();

    const page = await browser.get(link);
    const differing = await browser.submit(link, { password: GOOD, verify: `${GOOD}x` });
    const weak = await browser.submit(link, { password: 'Password1!', verify: 'Password1!' });
    const listed = await browser.submit(link, { password: 'Mustang2026!', verify: 'Mustang2026!' });
    const breached = await browser.submit(link, { password: BREACHED, verify: BREACHED });
    const done = await browser.submit(link, { password: GOOD, verify: GOOD });
    const again = await browser.submit(link, { password: 'Another&Password8', verify: 'Another&Password8' });

    expect(page.text).toMatch(/<label[^>]*for="password"[^>]*>New password<\/label>/);
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=|onclick/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect([differing, weak, listed, breached, done, again].map(({ status }) => status)).toEqual([
      ...[400, 400, 400, 400, 200, 404],
    ]);
    expect(differing.text).toContain('Password do not match');
    expect(differing.text).not.toContain(GOOD);
    for (const { text } of [weak, listed, breached])
      expect(text).toContain('This password is too easy to guess.');
    expect(breached.text).not.toContain(BREACHED);
    expect(await meOf(before)).toBeNull();
    await before.signIn(DEMO_ACCOUNTS.editor.email, DEMO_PASSWORD);
    expect(await meOf(before)).toBeNull();
    await before.signIn(DEMO_ACCOUNTS.editor.email, GOOD);
    expect(await meOf(before)).toMatchObject({ id: DEMO_ACCOUNTS.editor.id });
  });

  it('does not work by a link that is made up, nor from another site', async () => {
    const link = await asked(DEMO_ACCOUNTS.support.email);
    const form = { password: GOOD, verify: GOOD };

    expect((await world.browser().get(`${link.slice(0, -2)}xx`)).status).toBe(404);
    expect((await world.browser().submit(`${RESET}/made-up`, form)).status).toBe(404);
    expect((await world.browser().submit(link, form, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await world.browser().get(link)).status).toBe(200);
  });

  it('is also a page, come to from signing in', async () => {
    const browser = world.browser();

    const signIn = await browser.get(await browser.openSignIn());
    const page = await browser.get(RESET);
    const wrong = await browser.submit(RESET, { email: '"><script>' });
    const sent = await browser.submit(RESET, { email: 'nobody@example.test' });

    expect(signIn.text).toContain(`href="${RESET}"`);
    expect(page.text).toMatch(/<label[^>]*for="email"[^>]*>Email<\/label>/);
    expect(wrong.text).toContain('The email has the incorrect format');
    expect(wrong.text).not.toContain('"><script>');
    expect(sent).toMatchObject({ status: 200, text: expect.stringContaining('Password reset sent.') });
  });
});
