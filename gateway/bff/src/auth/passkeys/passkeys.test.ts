import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import {
  createFakeAuthenticator,
  type FakeAuthenticator,
} from '@athenaeum/gateway-testing/fakeAuthenticator';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';
import { Passkey } from './passkey.model';
import { UsedPasskeyChallenge } from './usedPasskeyChallenge.model';

const PATH = '/api/auth/passkeys';

const world = openForFile(() => createTestGateway({ env: { LIMIT_LOGIN: '100', LIMIT_PASSKEYS: '1000' } }));
beforeEach(async () => {
  world.people.clear();
  world.people.set(AMARA.id, { ...AMARA });
  await mongoose.connection.collection('passkeys').deleteMany({});
});

const authenticator = (options: Partial<Parameters<typeof createFakeAuthenticator>[0]> = {}) =>
  createFakeAuthenticator({ origin: world.origin, ...options });

async function add(browser: Browser, device: FakeAuthenticator, name = 'Laptop', from?: string) {
  const { json } = await browser.post(`${PATH}/options`, {});
  return browser.post(PATH, { name, credential: device.create(json.data, from) });
}

/** Signs in by a passkey in a new browser; where that ends. */
async function signIn(device: FakeAuthenticator, browser = world.browser(), from?: string) {
  const form = await browser.openSignIn('/my-salons');
  const { json } = await browser.post(`${form}/passkey/options`, {});
  return submit(browser, form, device.get(json.data, from));
}

async function submit(browser: Browser, form: string, credential: object) {
  const page = await browser.submit(`${form}/passkey`, { credential: JSON.stringify(credential) });
  return page.location ? browser.visit(page.location) : page;
}

/** From now on, for the rest of the test. */
function inFiveMinutes(): void {
  const then = Date.now() + 5 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}
afterEach(() => jest.restoreAllMocks());

const whoIs = async (browser: Browser) =>
  (await browser.get('/api/auth/me')).json.user?.id as string | undefined;

describe('a passkey', () => {
  it('signs its member in, who comes back to the page left, and says when it was used', async () => {
    const device = authenticator();
    const added = await add(await world.signedIn(), device, ' My laptop ');
    const browser = world.browser();

    const end = await signIn(device, browser);

    expect(added.json.data).toMatchObject([{ name: 'My laptop', last_used_at: null, is_backed_up: false }]);
    expect(end.url).toBe(`${world.origin}/my-salons`);
    expect(await whoIs(browser)).toBe(AMARA.id);
    const [listed] = (await browser.get(PATH)).json.data;
    expect(listed.last_used_at).toBeGreaterThanOrEqual(listed.created_at);
  });

  it('is asked for as often as anybody likes, and nothing is kept until one was used', async () => {
    const device = authenticator();
    await add(await world.signedIn(), device);
    await UsedPasskeyChallenge.deleteMany({});
    const browser = world.browser();
    const form = await browser.openSignIn();

    for (let n = 0; n < 20; n++) expect((await browser.post(`${form}/passkey/options`, {})).status).toBe(200);
    expect(await UsedPasskeyChallenge.countDocuments()).toBe(0);

    await signIn(device, browser);
    const used = await UsedPasskeyChallenge.find().lean();
    expect(used).toHaveLength(1);
    expect(used[0]!.expires_at.getTime()).toBeGreaterThan(Date.now());
  });

  it('is one of several, and gone once removed', async () => {
    const browser = await world.signedIn();
    const [laptop, phone] = [authenticator(), authenticator({ counter: null })];
    await add(browser, laptop, 'Laptop');
    await add(browser, phone, 'Phone');

    const removed = await browser.remove(`${PATH}/${laptop.id}`);

    expect(removed.status).toBe(200);
    expect((await signIn(laptop)).status).toBe(401);
    expect((await signIn(phone)).url).toBe(`${world.origin}/my-salons`);
    // It does not count: it signs again all the same.
    expect((await signIn(phone)).url).toBe(`${world.origin}/my-salons`);
    expect((await browser.get(PATH)).json.data).toMatchObject([{ name: 'Phone' }]);
  });

  it('is nobody else’s to see or to remove', async () => {
    const device = authenticator();
    await add(await world.signedIn(), device);
    const RUTH = { ...AMARA, id: 'ruth', email: 'ruth@example.test' };
    world.people.set(RUTH.id, RUTH);
    const other = await world.signedIn(RUTH);

    expect((await other.get(PATH)).json.data).toEqual([]);
    expect((await other.remove(`${PATH}/${device.id}`)).status).toBe(404);
    expect((await world.browser().get(PATH)).status).toBe(401);
    expect(await Passkey.countDocuments()).toBe(1);
  });

  it('is asked for with the name and address of the account, its id hidden, and never twice', async () => {
    const browser = await world.signedIn();
    const device = authenticator();
    await add(browser, device);

    const { json } = await browser.post(`${PATH}/options`, {});

    expect(json.data).toMatchObject({
      rp: { id: 'localhost', name: 'Athenaeum' },
      user: { name: AMARA.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    });
    expect(Buffer.from(json.data.user.id, 'base64url').toString()).not.toContain(AMARA.id);
  });
});

describe('adding one is refused', () => {
  const refused = (answer: { status: number; json: unknown }) => {
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ ok: false, code: 'INVALID' });
  };
  afterEach(async () => expect(await Passkey.countDocuments()).toBe(0));

  it('without user verification', async () => {
    refused(await add(await world.signedIn(), authenticator({ verifies: false })));
  });

  it('from another origin', async () => {
    refused(await add(await world.signedIn(), authenticator(), 'Laptop', 'https://evil.example'));
  });

  it('for what another session, or nobody, was asked', async () => {
    const [asked, other] = [await world.signedIn(), await world.signedIn()];
    const { json } = await asked.post(`${PATH}/options`, {});
    const device = authenticator();

    refused(await other.post(PATH, { name: 'x', credential: device.create(json.data) }));
    const madeUp = { ...json.data, challenge: 'bWFkZSB1cA' };
    refused(await asked.post(PATH, { name: 'x', credential: device.create(madeUp) }));
  });

  it('after five minutes', async () => {
    const browser = await world.signedIn();
    const { json } = await browser.post(`${PATH}/options`, {});
    inFiveMinutes();

    refused(await browser.post(PATH, { name: 'x', credential: authenticator().create(json.data) }));
  });

  it.each(['', ' ', 'x'.repeat(61), 'two\nlines'])('under the name %j', async (name) => {
    refused(await add(await world.signedIn(), authenticator(), name));
  });

  it('to anybody past as many as the limit allows', async () => {
    const browser = await world.signedIn();
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...{ _id: `k${index}`, user_id: AMARA.id, public_key: Buffer.from('x'), counter: 0 },
      ...{ transports: [], name: 'x', is_backed_up: false, created_at: 1, last_used_at: null },
    }));
    await Passkey.insertMany(rows);

    const { status } = await browser.post(`${PATH}/options`, {});

    expect(status).toBe(409);
    await Passkey.deleteMany({});
  });
});

describe('signing in by one is refused', () => {
  let device: FakeAuthenticator;
  beforeEach(async () => {
    device = authenticator();
    await add(await world.signedIn(), device);
  });

  const refused = (answer: { status: number; text: string }) => {
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('That passkey did not work. Try again, or use your password.');
  };

  it('for a challenge that was used', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const { json } = await browser.post(`${form}/passkey/options`, {});
    const signed = device.get(json.data);
    const first = await submit(browser, form, signed);
    expect(first.status).not.toBe(401);
    await Passkey.updateMany({}, { counter: 0 });

    const next = world.browser();
    refused(await submit(next, await next.openSignIn(), signed));
  });

  it('for a challenge of another browser', async () => {
    const asked = world.browser();
    const { json } = await asked.post(`${await asked.openSignIn()}/passkey/options`, {});
    const browser = world.browser();

    refused(await submit(browser, await browser.openSignIn(), device.get(json.data)));
  });

  it('for a challenge older than five minutes', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const { json } = await browser.post(`${form}/passkey/options`, {});
    inFiveMinutes();

    refused(await submit(browser, form, device.get(json.data)));
  });

  it('from another origin', async () => {
    refused(await signIn(device, world.browser(), 'https://evil.example'));
  });

  it('without user verification', async () => {
    const careless = authenticator({ verifies: false, alsoWhenMade: true });
    await add(await world.signedIn(), careless);

    refused(await signIn(careless));
  });

  it('to an authenticator that counts less than it did: it may be a copy', async () => {
    await signIn(device);
    await signIn(device);
    device.countFrom(0);

    refused(await signIn(device));
  });

  it('to all but one of those who use one count at once', async () => {
    const browsers = [world.browser(), world.browser(), world.browser()];
    const prepared = [];
    for (const browser of browsers) {
      const form = await browser.openSignIn();
      const { json } = await browser.post(`${form}/passkey/options`, {});
      device.countFrom(6);
      prepared.push({ browser, form, signed: device.get(json.data) });
    }

    const ends = await Promise.all(
      prepared.map(({ browser, form, signed }) => submit(browser, form, signed)),
    );

    expect(ends.filter(({ status }) => status === 401)).toHaveLength(2);
  });

  it('to a passkey whose account is closed', async () => {
    world.people.set(AMARA.id, { ...AMARA, disabled: true });

    refused(await signIn(device));
  });

  it('in the name of another account than that of the passkey', async () => {
    const RUTH = { ...AMARA, id: 'ruth', email: 'ruth@example.test' };
    world.people.set(RUTH.id, RUTH);
    await Passkey.updateMany({}, { user_id: RUTH.id });

    refused(await signIn(device));
  });

  it.each(['', '{}', 'null', '[', JSON.stringify({ id: { $gt: '' } })])('for %j', async (credential) => {
    const browser = world.browser();
    const form = await browser.openSignIn();

    refused(await browser.submit(`${form}/passkey`, { credential }));
  });
});

describe('the sign-in page', () => {
  it('offers passkeys on the public origin only, with our own scripts', async () => {
    const browser = world.browser();
    const page = await browser.get(await browser.openSignIn());
    const { url } = await browser.visit(
      `${world.origin.replace('localhost', '127.0.0.1')}/api/auth/login?returnTo=/`,
    );

    expect(page.text).toMatch(/<form[^>]*data-passkey\s[^>]*hidden/);
    expect(page.text).toContain('autocomplete="username webauthn"');
    const scripts = [...page.text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!);
    for (const src of scripts) {
      const answer = await browser.get(src);
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([
        src,
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
    expect(scripts).toHaveLength(3);
    expect((await browser.get(url)).text).not.toContain('data-passkey');
  });

  it('limits guesses as it does with passwords', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let attempt = 0; attempt < 100; attempt++)
      await browser.submit(`${form}/passkey`, { credential: '{}' }, from);

    expect((await browser.submit(`${form}/passkey`, { credential: '{}' }, from)).status).toBe(429);
  });
});
