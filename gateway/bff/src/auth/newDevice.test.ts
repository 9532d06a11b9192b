import { OutboxMessage } from '@athenaeum/kit/outbox';
import { freePort } from '@athenaeum/kit/testing/freePort';
import mongoose from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeAuthenticator } from '@athenaeum/gateway-testing/fakeAuthenticator';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { MailboxMail, type MailboxMailRow } from '../mail/transports/mailboxMail.model';
import { SignedInBefore } from './signedInBefore.model';
import { WebSessionModel } from './webSession.model';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 Version/18.0 Safari/604.1';

let world: TestGateway;
const open = async (env: Record<string, string>) => {
  world = await createTestGateway({ env: { LIMIT_LOGIN: '1000', ...env } });
};
beforeEach(async () => {
  const names = ['web_sessions', 'signed_in_before', 'outbox', 'rate_limits', 'second_factors', 'passkeys'];
  for (const name of names) await mongoose.connection.collection(name).deleteMany({});
});

/** By the password, in a browser that calls itself so; its answer. */
async function signIn(browser: Browser, agent = FIREFOX) {
  const form = await browser.openSignIn('/my-salons');
  const fields = { email: AMARA.email, password: AMARA.password };
  return browser.submit(form, fields, { 'user-agent': agent });
}
/** An account in which somebody has signed in; in the browser that is answered. */
async function known(): Promise<Browser> {
  const browser = world.browser();
  const { location } = await signIn(browser);
  await browser.visit(location!);
  return browser;
}
const letters = async () =>
  (await OutboxMessage.find({ kind: 'letter' }).sort({ created_at: 1 }).lean()).map(
    ({ payload }) => payload as { template: string; to: object; params: Record<string, unknown> },
  );

describe('the owner of an account is notified', () => {
  beforeAll(() => open({ OUTBOX_CONCURRENCY: '0', TELL_COSTS: 'true' }));
  afterAll(() => world.close());

  it('of a sign-in in a browser that is not known, once, with when and what it was', async () => {
    await known();
    const before = Date.now();
    const phone = world.browser();

    await signIn(phone, SAFARI);
    await signIn(phone, SAFARI);

    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      template: 'new-device',
      to: { user_id: AMARA.id },
      params: { device: 'Safari on iPhone' },
    });
    expect(letter!.params.at).toBeGreaterThanOrEqual(before);
  });

  it('not of the first sign-in there is', async () => {
    await known();

    expect(await letters()).toEqual([]);
  });

  it('when everybody has signed out since, and when a session is all that is known of earlier', async () => {
    const browser = await known();
    await browser.visit('/api/auth/logout');
    await signIn(world.browser());
    expect(await letters()).toHaveLength(1);

    await known();
    await SignedInBefore.deleteMany({});
    await signIn(world.browser());

    expect(await letters()).toHaveLength(3);
  });

  it('not of a known browser, for which the database is asked nothing more', async () => {
    const browser = await known();
    const asked: string[] = [];
    const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent) =>
      void asked.push(JSON.stringify([command[commandName], command.filter, command.q]));
    mongoose.connection.getClient().on('commandStarted', note);

    const { location } = await signIn(browser);
    mongoose.connection.getClient().off('commandStarted', note);

    expect(location).toContain('/oidc/auth/');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toMatch(/signed_in_before|outbox|web_sessions|new-device/);
    expect(await letters()).toEqual([]);
  });

  it('of a passkey on a new device as well', async () => {
    const browser = await known();
    const device = createFakeAuthenticator({ origin: world.origin });
    const { json } = await browser.post('/api/auth/passkeys/options', {});
    await browser.post('/api/auth/passkeys', { name: 'Phone', credential: device.create(json.data) });
    const phone = world.browser();
    const form = await phone.openSignIn();
    const options = await phone.post(`${form}/passkey/options`, {});

    await phone.submit(
      `${form}/passkey`,
      { credential: JSON.stringify(device.get(options.json.data)) },
      { 'user-agent': SAFARI },
    );

    expect(await letters()).toMatchObject([
      { template: 'new-device', params: { device: 'Safari on iPhone' } },
    ]);
  });

  it('after the second step, and not of a password alone', async () => {
    const browser = await known();
    const { json } = await browser.post('/api/auth/second-factor/set-up', {});
    const totp = new TOTP({ secret: Secret.fromBase32(json.data.secret.replace(/\s/g, '')) });
    await browser.post('/api/auth/second-factor', { code: totp.generate() });
    const other = world.browser();
    const { location } = await signIn(other);
    expect(await letters()).toEqual([]);

    await other.submit(location!, { code: totp.generate({ timestamp: Date.now() + 30_000 }) });

    expect(await letters()).toMatchObject([{ template: 'new-device' }]);
  });

  it('three times an hour at most', async () => {
    await known();

    for (let n = 0; n < 5; n++) expect((await signIn(world.browser())).status).toBe(303);

    expect(await letters()).toHaveLength(3);
  });

  it('of none that could not be written down, which keeps nobody out', async () => {
    await known();
    jest.spyOn(WebSessionModel, 'exists').mockRejectedValue(new Error('broken'));
    jest.spyOn(SignedInBefore, 'create').mockRejectedValue(new Error('broken'));

    const { status, location } = await signIn(world.browser());
    jest.restoreAllMocks();

    expect(status).toBe(303);
    expect(location).toContain('/oidc/auth/');
    expect(await letters()).toEqual([]);
  });
});

describe('the mail', () => {
  beforeAll(() => open({}));
  afterAll(() => world.close());

  it('says when and what it was, what to do, and nothing a browser made up', async () => {
    await known();

    await signIn(world.browser(), `<img src=x onerror=alert(1)> ${FIREFOX} <script>`);

    const { subject, text, html } = await arrived();
    expect(subject).toBe('A new device signed in to your Athenaeum account');
    expect(text).toContain('Firefox on Windows');
    expect(text).toMatch(/\w+day, \w+ \d+, 20\d\d at \d+:\d\d [AP]M UTC/);
    expect(text).toContain(`${world.origin}/my-profile?tab=account`);
    expect(text).toContain(`${world.origin}/api/auth/password-reset`);
    expect(text).toContain(world.env.MEMBER_SUPPORT_EMAIL);
    expect(html).not.toMatch(/<img(?!\s+src="cid:)|<script|onerror/);
    expect(`${text}${html}`).not.toMatch(/127\.0\.0\.1|::1|Mozilla/);
  });
});

describe('a mail server that is away', () => {
  beforeAll(async () => open({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_TIMEOUT_MS: '500' }));
  afterAll(() => world.close());

  it('keeps nobody from signing in', async () => {
    await known();
    const browser = world.browser();

    const { location } = await signIn(browser);
    const end = await browser.visit(location!);

    expect(end.url).toBe(`${world.origin}/my-salons`);
    expect((await browser.get('/api/auth/me')).json.user.id).toBe(AMARA.id);
    expect(await letters()).toHaveLength(1);
  });
});

async function arrived(): Promise<MailboxMailRow> {
  for (;;) {
    const mail = await MailboxMail.findOne({ subject: /new device/ }).lean<MailboxMailRow>();
    if (mail) return mail;
    await new Promise((resume) => setImmediate(resume));
  }
}
