import type { Role } from '@athenaeum/kit';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import {
  createFakeAuthenticator,
  type FakeAuthenticator,
} from '@athenaeum/gateway-testing/fakeAuthenticator';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { Passkey } from '../passkeys/passkey.model';
import { SecondFactor } from './secondFactor.model';
import { SecondStep } from './secondStep.model';

const RUTH = {
  ...AMARA,
  id: 'ruth',
  name: 'Ruth Adeyemi',
  email: 'ruth@example.test',
  roles: ['member', 'admin'] as Role[],
};
const FELIX = { ...RUTH, id: 'felix', name: 'Felix Amadi', email: 'felix@example.test' };
const FROM_A_MAC = { 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/140' };
const NOT_ADDED = 'That passkey could not be added. Please try again.';

const world = openForFile(() =>
  createTestGateway({
    env: { LIMIT_LOGIN: '1000', LIMIT_PASSKEYS: '20', STAFF_SECOND_FACTOR: 'required' },
  }),
);
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  world.people.clear();
  for (const person of [AMARA, RUTH, FELIX]) world.people.set(person.id, { ...person });
  for (const name of ['second_factors', 'second_steps', 'passkeys', 'used_passkey_challenges', 'rate_limits'])
    await mongoose.connection.collection(name).deleteMany({});
});

interface Step {
  browser: Browser;
  form: string;
  second: string;
}

/** A browser in which the password was given. */
async function givePassword(person = RUTH, browser = world.browser()): Promise<Step> {
  const form = await browser.openSignIn('/my-salons');
  await browser.submit(form, { email: person.email, password: person.password });
  return { browser, form, second: `${form}/second` };
}

const authenticator = (options: Partial<Parameters<typeof createFakeAuthenticator>[0]> = {}) =>
  createFakeAuthenticator({ origin: world.origin, ...options });

const begin = ({ browser, second }: Step) => browser.post(`${second}/passkey/options`, {});

const send = ({ browser, second }: Step, credential: unknown) =>
  browser.submit(`${second}/passkey`, { credential: JSON.stringify(credential) }, FROM_A_MAC);

async function enrol(step: Step, device: FakeAuthenticator, from?: string): Promise<Answer> {
  return send(step, device.create((await begin(step)).json.data, from));
}

const rolesOf = async (browser: Browser) =>
  ((await browser.get('/api/auth/me')).json.user as { roles: string[] } | null)?.roles;

const keyIn = ({ text }: Answer) => /<p class="key">([A-Z2-7 ]+)<\/p>/.exec(text)![1]!.replaceAll(' ', '');
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

describe('staff without a second factor', () => {
  it('make a passkey after the password, and come in with both', async () => {
    const step = await givePassword();
    const device = authenticator();
    const options = (await begin(step)).json.data;
    expect(await rolesOf(step.browser)).toBeUndefined();

    const added = await send(step, device.create(options));
    const end = await step.browser.visit(added.location!);

    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Athenaeum' },
      user: { name: RUTH.email, displayName: RUTH.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(end.url).toBe(`${world.origin}/my-salons`);
    expect(await rolesOf(step.browser)).toEqual(['member', 'admin']);
    expect((await step.browser.get('/api/auth/passkeys')).json.data).toMatchObject([
      { id: device.id, name: 'Chrome on Mac' },
    ]);
    expect(await SecondStep.countDocuments()).toBe(0);
  });

  it('come in by that passkey alone the next time, or after the password, which says who helps', async () => {
    const device = authenticator();
    await enrol(await givePassword(), device);

    const alone = world.browser();
    const form = await alone.openSignIn();
    const { json } = await alone.post(`${form}/passkey/options`, {});
    const signed = { credential: JSON.stringify(device.get(json.data)) };
    await alone.visit((await alone.submit(`${form}/passkey`, signed)).location!);
    const { browser, second } = await givePassword();
    const page = await browser.get(second);

    expect(await rolesOf(alone)).toEqual(['member', 'admin']);
    expect(page.text).toContain('data-passkey');
    expect(page.text).toContain(`Lost it? Write to <a href="mailto:${world.env.MEMBER_SUPPORT_EMAIL}"`);
  });

  it('are back here once an admin has reset what they lost', async () => {
    await enrol(await givePassword(), authenticator());
    const admin = await givePassword(FELIX);
    await admin.browser.visit((await enrol(admin, authenticator())).location!);

    const reset = await admin.browser.post(`/api/auth/members/${RUTH.id}/reset-factors`, {
      reason: 'Lost it.',
    });
    const step = await givePassword();
    const added = await enrol(step, authenticator());

    expect(reset.status).toBe(200);
    expect(added.status).toBe(303);
  });
});

describe('the page', () => {
  it('offers a passkey before the app, with our own scripts', async () => {
    const { browser, second } = await givePassword();

    const { text } = await browser.get(second);

    const hiddenForm = text.search(/data-new-passkey\s[^>]*hidden/);
    expect(hiddenForm).toBeGreaterThan(0);
    expect(hiddenForm).toBeLessThan(text.indexOf('class="key"'));
    expect(text).toContain(`action="${new URL(second).pathname}/passkey"`);
    expect(text).toContain(`href="mailto:${world.env.MEMBER_SUPPORT_EMAIL}"`);
    // What the script makes the second choice.
    expect(text).toMatch(/<form [^>]*data-app>/);
    for (const src of ['webauthn.js', 'new-passkey.js']) {
      expect(text).toContain(`src="/api/auth/assets/${src}"`);
      expect((await browser.get(`/api/auth/assets/${src}`)).status).toBe(200);
    }
  });

  it('offers the app alone under another spelling of the origin', async () => {
    const browser = world.browser();
    const elsewhere = world.origin.replace('localhost', '127.0.0.1');
    const { url: form } = await browser.visit(`${elsewhere}/api/auth/login?returnTo=/`);
    await browser.submit(form, { email: RUTH.email, password: RUTH.password });

    const { text } = await browser.get(`${form}/second`);

    expect(text).toContain('class="key"');
    expect(text).not.toContain('passkey');
  });
});

describe('a passkey is not taken', () => {
  const refused = async ({ browser }: Step, answer: Answer) => {
    expect(answer.status).toBe(401);
    expect(answer.text).toContain(NOT_ADDED);
    expect(await rolesOf(browser)).toBeUndefined();
    expect(await Passkey.countDocuments()).toBe(0);
  };

  it('for the challenge of another sign-in of the same person', async () => {
    const [asked, other] = [await givePassword(), await givePassword()];
    const { json } = await begin(asked);

    await refused(other, await send(other, authenticator().create(json.data)));
  });

  it('for the challenge of somebody else whose password was given in this browser before', async () => {
    const step = await givePassword(FELIX);
    const { json } = await begin(step);
    await step.browser.submit(step.form, { email: RUTH.email, password: RUTH.password });

    await refused(step, await send(step, authenticator().create(json.data)));
  });

  it('for a challenge that was used', async () => {
    const step = await givePassword();
    const { json } = await begin(step);
    await send(step, authenticator({ verifies: false }).create(json.data));

    await refused(step, await send(step, authenticator().create(json.data)));
  });

  it('for a challenge older than five minutes', async () => {
    const step = await givePassword();
    const { json } = await begin(step);
    const then = Date.now() + 5 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(then);

    await refused(step, await send(step, authenticator().create(json.data)));
  });

  it('for the challenge of signing in', async () => {
    const step = await givePassword();
    const { json } = await step.browser.post(`${step.form}/passkey/options`, {});
    const made = authenticator().create({ challenge: json.data.challenge, user: { id: 'cnV0aA' } });

    await refused(step, await send(step, made));
  });

  it('without user verification, nor from another origin', async () => {
    const step = await givePassword();

    await refused(step, await enrol(step, authenticator({ verifies: false })));
    await refused(step, await enrol(step, authenticator(), 'https://evil.example'));
  });

  it.each(['', '{}', 'null', '['])('for %j', async (credential) => {
    const step = await givePassword();

    await refused(step, await step.browser.submit(`${step.second}/passkey`, { credential }));
  });

  it('without the password', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const step = { browser, form, second: `${form}/second` };
    const asked = await givePassword();
    const { json } = await begin(asked);

    const options = await begin(step);
    const sent = await send(step, authenticator().create(json.data));

    expect([options.status, options.json.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([sent.status, sent.location]).toEqual([303, new URL(form).pathname]);
    expect(await Passkey.countDocuments()).toBe(0);
  });

  it('ten minutes after the password', async () => {
    const step = await givePassword();
    const { json } = await begin(step);
    await SecondStep.updateMany({}, { expires_at: new Date(Date.now() - 1) });

    const [options, sent] = [await begin(step), await send(step, authenticator().create(json.data))];

    expect([options.status, sent.location]).toEqual([401, new URL(step.form).pathname]);
    expect(await Passkey.countDocuments()).toBe(0);
  });

  it('from a stranger to the sign-in', async () => {
    const { form, second, ...asked } = await givePassword();
    const { json } = await begin({ form, second, ...asked });
    const stranger = { browser: world.browser(), form, second };
    await stranger.browser.openSignIn();

    const [options, sent] = [await begin(stranger), await send(stranger, authenticator().create(json.data))];

    expect([options.status, sent.status]).toEqual([400, 400]);
    expect(await Passkey.countDocuments()).toBe(0);
  });

  it('in place of the one there is, nor beside an app', async () => {
    const before = await givePassword();
    const { json } = await begin(before);
    const first = authenticator();
    await enrol(await givePassword(), first);

    const again = await givePassword();
    const options = await begin(again);
    const sent = await send(again, authenticator().create(json.data));
    // The pending sign-in has to start again.
    const late = await send(before, authenticator().create(json.data));

    expect(options.status).toBe(401);
    expect(sent.text).toContain('One more step');
    expect(late.location).toBe(new URL(before.form).pathname);
    expect(await Passkey.distinct('_id')).toEqual([first.id]);
    const app = await givePassword(FELIX);
    const page = await app.browser.get(app.second);
    await app.browser.submit(`${app.second}/set-up`, { code: codeOf(keyIn(page)) });
    expect((await begin(app)).status).toBe(401);
  });

  it('past the limit', async () => {
    const step = await givePassword();
    for (let asked = 0; asked < 20; asked++) expect((await begin(step)).status).toBe(200);

    const [options, sent] = [await begin(step), await send(step, {})];

    expect([options.status, sent.status]).toEqual([429, 429]);
  });
});

it('is one factor, passkey or app, of those that browsers set up at once', async () => {
  const steps = [await givePassword(), await givePassword(), await givePassword()];
  const app = await givePassword();
  const code = codeOf(keyIn(await app.browser.get(app.second)));
  const prepared = [];
  for (const step of steps)
    prepared.push({ step, made: authenticator().create((await begin(step)).json.data) });

  await Promise.all([
    ...prepared.map(({ step, made }) => send(step, made)),
    app.browser.submit(`${app.second}/set-up`, { code }),
  ]);

  expect((await Passkey.countDocuments()) + (await SecondFactor.countDocuments())).toBe(1);
});
