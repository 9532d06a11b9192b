import type { Role } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeAuthenticator } from '@athenaeum/gateway-testing/fakeAuthenticator';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { SecondFactor } from './secondFactor.model';
import { SecondStep } from './secondStep.model';

const RUTH = {
  ...AMARA,
  id: 'ruth',
  name: 'Ruth Adeyemi',
  email: 'ruth@example.test',
  roles: ['member', 'admin'] as Role[],
};
const PATH = '/api/auth/second-factor';

const world = openForFile(() =>
  createTestGateway({
    env: { LIMIT_LOGIN: '1000', STAFF_SECOND_FACTOR: 'required', OUTBOX_CONCURRENCY: '0' },
  }),
);
beforeEach(async () => {
  world.people.clear();
  for (const person of [AMARA, RUTH]) world.people.set(person.id, { ...person });
  for (const name of ['second_factors', 'second_steps', 'passkeys', 'rate_limits'])
    await mongoose.connection.collection(name).deleteMany({});
});

/** What the app of that key shows some time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
const keyIn = ({ text }: Answer) => /<p class="key">([A-Z2-7 ]+)<\/p>/.exec(text)![1]!;
const codesIn = ({ text }: Answer) => [...text.matchAll(/<li>([A-Z2-7-]+)<\/li>/g)].map(([, code]) => code!);
const me = async (browser: Browser) =>
  (await browser.get('/api/auth/me')).json.user as { roles: string[] } | null;

/** Gives a password; the address of the sign-in. */
async function givePassword(browser: Browser, { email, password }: { email: string; password: string }) {
  const form = await browser.openSignIn('/my-salons');
  const answer = await browser.submit(form, { email, password });
  return { form, answer, second: `${form}/second` };
}

/** What the second step says under one of the spellings of the origin. */
async function stepAt(origin: string): Promise<string> {
  const browser = world.browser();
  const { url: form } = await browser.visit(`${origin}/api/auth/login?returnTo=/`);
  await browser.submit(form, { email: RUTH.email, password: RUTH.password });
  return (await browser.get(`${form}/second`)).text;
}

/** Follows the redirect of a sign-in response. */
const goOn = (browser: Browser, { location }: Answer) => browser.visit(location!);

/** Staff set up an app on the way in; ends signed in. */
async function enrolStaff(browser = world.browser()) {
  const { second } = await givePassword(browser, RUTH);
  const secret = keyIn(await browser.get(second));
  const code = codeOf(secret);
  const page = await browser.submit(`${second}/set-up`, { code });
  await goOn(browser, await browser.submit(`${second}/done`, {}));
  return { browser, secret, code, codes: codesIn(page) };
}

describe('staff without a second factor', () => {
  it('set one up after the password, keep ten recovery codes, and only then come in', async () => {
    const browser = world.browser();
    const { form, answer, second } = await givePassword(browser, RUTH);
    expect(answer.location).toBe(new URL(second).pathname);
    expect(await me(browser)).toBeNull();
    const page = await browser.get(second);
    expect(page.text).toContain('<svg');
    const secret = keyIn(page);
    // Loaded again, it is the same key.
    expect(keyIn(await browser.get(second))).toBe(secret);

    const wrong = await browser.submit(`${second}/set-up`, { code: '000000' });
    expect(wrong.status).toBe(401);
    // Pressing on without a code leads nowhere.
    expect((await browser.submit(`${second}/done`, {})).status).toBe(200);
    expect(await me(browser)).toBeNull();
    const codes = codesIn(await browser.submit(`${second}/set-up`, { code: codeOf(secret) }));
    const end = await goOn(browser, await browser.submit(`${second}/done`, {}));

    expect(new Set(codes).size).toBe(10);
    expect(end.url).toBe(`${world.origin}/my-salons`);
    expect((await me(browser))!.roles).toEqual(['member', 'admin']);
    expect((await browser.get(form)).status).toBe(400);
  });

  it('do not come in by the step of another browser, nor after ten minutes', async () => {
    const browser = world.browser();
    const { second } = await givePassword(browser, RUTH);
    const other = world.browser();

    expect((await other.get(second)).status).toBe(400);
    await SecondStep.updateMany({}, { expires_at: new Date(Date.now() - 1) });
    const late = await browser.get(second);

    expect(late).toMatchObject({ status: 303 });
    expect(late.location).toBe(new URL(second).pathname.replace('/second', ''));
  });

  it('may come in by a passkey, which is both at once', async () => {
    const browser = world.browser();
    const device = createFakeAuthenticator({ origin: world.origin });
    const { browser: enrolled } = await enrolStaff();
    const { json } = await enrolled.post('/api/auth/passkeys/options', {});
    await enrolled.post('/api/auth/passkeys', { name: 'Key', credential: device.create(json.data) });
    const form = await browser.openSignIn();
    const options = await browser.post(`${form}/passkey/options`, {});

    const signed = JSON.stringify(device.get(options.json.data));
    await goOn(browser, await browser.submit(`${form}/passkey`, { credential: signed }));

    expect((await me(browser))!.roles).toContain('admin');
  });
});

describe('a code', () => {
  it('that is lost leaves nobody without a way on: to support, and to where the passkey works', async () => {
    const device = createFakeAuthenticator({ origin: world.origin });
    const { browser: enrolled } = await enrolStaff();
    const { json } = await enrolled.post('/api/auth/passkeys/options', {});
    await enrolled.post('/api/auth/passkeys', { name: 'Key', credential: device.create(json.data) });
    const elsewhere = world.origin.replace('localhost', '127.0.0.1');

    const here = await stepAt(world.origin);
    const there = await stepAt(elsewhere);

    expect(here).toContain(`href="mailto:${world.env.MEMBER_SUPPORT_EMAIL}"`);
    expect(here).toContain('data-passkey');
    expect(here).not.toContain('Your passkey works at');
    expect(there).toContain(`href="mailto:${world.env.MEMBER_SUPPORT_EMAIL}"`);
    expect(there).toContain(`<a href="${world.origin}">`);
    expect(there).not.toContain('data-passkey');
  });

  it('is asked for at the next sign-in, and taken once', async () => {
    const { secret, code: used } = await enrolStaff();
    const browser = world.browser();
    const { second } = await givePassword(browser, RUTH);
    const page = await browser.get(second);
    expect(page.text).toMatch(/<label[^>]*>Code<\/label>/);
    expect(page.text).not.toContain('class="key"');

    expect((await browser.submit(second, { code: used })).status).toBe(401);
    const next = codeOf(secret, 1);
    await goOn(browser, await browser.submit(second, { code: next }));
    expect((await me(browser))!.roles).toContain('admin');

    const again = world.browser();
    const later = await givePassword(again, RUTH);
    expect((await again.submit(later.second, { code: next })).status).toBe(401);
    expect(await me(again)).toBeNull();
  });

  it('is taken from one of those who send it at once', async () => {
    const { secret } = await enrolStaff();
    const browsers = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = world.browser();
        return { browser, ...(await givePassword(browser, RUTH)) };
      }),
    );
    const code = codeOf(secret, 1);

    const answers = await Promise.all(
      browsers.map(({ browser, second }) => browser.submit(second, { code })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401]);
  });

  it('cannot be guessed: past the limit even the right one waits', async () => {
    const { secret } = await enrolStaff();
    const browser = world.browser();
    const { second } = await givePassword(browser, RUTH);
    for (let guess = 0; guess < 10; guess++)
      expect((await browser.submit(second, { code: '000000' })).status).toBe(401);

    const { status, text } = await browser.submit(second, { code: codeOf(secret, 1) });

    expect(status).toBe(429);
    expect(text).toContain('quarter of an hour');
  });

  it('of another app puts none in the place of the one there is', async () => {
    await enrolStaff();
    const browser = world.browser();
    const { second } = await givePassword(browser, RUTH);

    const page = await browser.submit(`${second}/set-up`, { code: '123456' });
    const done = await browser.submit(`${second}/done`, {});

    expect([page.location, done.location]).toEqual([null, null]);
    expect(await me(browser)).toBeNull();
  });
});

describe('a recovery code', () => {
  it('takes the place of a code, once, however it is typed', async () => {
    const { codes } = await enrolStaff();
    const browser = world.browser();
    const first = await givePassword(browser, RUTH);
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');

    await goOn(browser, await browser.submit(first.second, { code: typed }));

    expect((await me(browser))!.roles).toContain('admin');
    expect((await browser.get(PATH)).json.data.recovery_codes_left).toBe(9);
    const again = await givePassword(world.browser(), RUTH);
    const other = world.browser();
    const { second } = await givePassword(other, RUTH);
    expect((await other.submit(second, { code: codes[3]! })).status).toBe(401);
    expect(again.answer.status).toBe(303);
  });

  it('is kept as a hash, and the secret of the app encrypted for its member', async () => {
    const { secret, codes } = await enrolStaff();

    const stored = JSON.stringify(await SecondFactor.find().lean());

    for (const plain of [
      ...codes,
      ...codes.map((code) => code.replaceAll('-', '')),
      secret.replaceAll(' ', ''),
    ])
      expect(stored).not.toContain(plain);
    const row = (await SecondFactor.findById(RUTH.id).lean())!;
    await SecondFactor.create({ ...row, _id: AMARA.id });
    const browser = world.browser();
    const { second } = await givePassword(browser, AMARA);
    expect((await browser.submit(second, { code: codeOf(secret, 1) })).status).toBe(401);
    // Where the app cannot be read any more, a recovery code still opens.
    expect((await browser.submit(second, { code: codes[0]! })).status).toBe(303);
  });
});

describe('a member', () => {
  it('signs in with the password alone, until setting up an app', async () => {
    const browser = await world.signedIn();
    expect((await me(browser))!.roles).toEqual(['member']);
    expect((await browser.get(PATH)).json.data).toEqual({
      added_at: null,
      recovery_codes_left: 0,
      is_required: false,
    });

    const { secret, svg } = (await browser.post(`${PATH}/set-up`, {})).json.data;
    expect(svg).toMatch(/^<svg /);
    expect((await browser.post(PATH, { code: '000000' })).json).toMatchObject({ code: 'INVALID' });
    const added = await browser.post(PATH, { code: codeOf(secret) });
    expect(added.json.data.recovery_codes).toHaveLength(10);
    expect((await browser.post(`${PATH}/set-up`, {})).status).toBe(409);

    const { answer } = await givePassword(world.browser(), AMARA);
    expect(answer.location).toMatch(/\/second$/);
  });

  it('renews the recovery codes and removes the app by a code of it', async () => {
    const browser = await world.signedIn();
    const { secret } = (await browser.post(`${PATH}/set-up`, {})).json.data;
    const first = (await browser.post(PATH, { code: codeOf(secret) })).json.data.recovery_codes;

    expect((await browser.post(`${PATH}/recovery-codes`, { code: '000000' })).status).toBe(400);
    const renewed = (await browser.post(`${PATH}/recovery-codes`, { code: codeOf(secret, 1) })).json.data;
    expect((await browser.post(`${PATH}/remove`, { code: first[0] })).status).toBe(400);
    expect((await browser.post(`${PATH}/remove`, { code: renewed.recovery_codes[0] })).status).toBe(200);

    expect((await browser.get(PATH)).json.data.added_at).toBeNull();
    expect((await givePassword(world.browser(), AMARA)).answer.location).not.toMatch(/\/second$/);
  });

  it('who becomes staff has no rights of staff before signing in by two factors', async () => {
    const browser = await world.signedIn();

    world.people.set(AMARA.id, { ...AMARA, roles: ['member', 'editor'] });

    expect((await me(browser))!.roles).toEqual(['member']);
    expect((await givePassword(world.browser(), AMARA)).answer.location).toMatch(/\/second$/);
  });
});

it('is not taken from staff who have no other', async () => {
  const { browser, secret } = await enrolStaff();

  const answer = await browser.post(`${PATH}/remove`, { code: codeOf(secret, 1) });

  expect(answer.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('add another') });
  expect(await SecondFactor.countDocuments()).toBe(1);
});

describe('an admin', () => {
  const reset = (browser: Browser, id: string, reason: string | null = 'Lost the telephone.') =>
    browser.post(`/api/auth/members/${id}/reset-factors`, reason === null ? {} : { reason });

  it('resets those of another member, who is signed out and notified, with an audit row', async () => {
    const amara = await world.signedIn();
    const { secret } = (await amara.post(`${PATH}/set-up`, {})).json.data;
    await amara.post(PATH, { code: codeOf(secret) });
    const { browser } = await enrolStaff();

    expect((await reset(amara, RUTH.id)).status).toBe(403);
    expect((await reset(browser, AMARA.id, null)).status).toBe(400);
    expect((await reset(browser, RUTH.id)).status).toBe(400);
    expect((await reset(browser, 'nobody')).status).toBe(404);
    expect((await reset(browser, AMARA.id)).status).toBe(200);

    expect(await me(amara)).toBeNull();
    expect((await givePassword(world.browser(), AMARA)).answer.location).not.toMatch(/\/second$/);
    expect(await AuditRow.find({ operation: 'resetFactors' }).lean()).toMatchObject([
      {
        ...{ actor_id: RUTH.id, target_id: AMARA.id, reason: 'Lost the telephone.' },
        before: { passkeys: 0, authenticator_apps: 1 },
      },
    ]);
    const letters = await OutboxMessage.find({ 'payload.template': 'factors-reset' }).lean();
    expect(letters.map(({ payload }) => payload)).toMatchObject([
      { to: { user_id: AMARA.id }, params: { removed: 'the authenticator app' } },
    ]);
    expect((await reset(browser, AMARA.id)).status).toBe(404);
  });

  it('ends every session of another, with a row of it', async () => {
    const [here, there] = [await world.signedIn(), await world.signedIn()];
    const { browser } = await enrolStaff();
    const path = `/api/auth/members/${AMARA.id}/sign-out`;

    expect((await here.post(path, { reason: 'x' })).status).toBe(403);
    expect((await browser.post(path, {})).status).toBe(400);
    expect((await browser.post(path, { reason: 'A stolen laptop.' })).json.data).toBeGreaterThanOrEqual(2);

    expect([await me(here), await me(there)]).toEqual([null, null]);
    expect((await me(browser))!.roles).toContain('admin');
    expect(await AuditRow.find({ operation: 'signOutMember' }).lean()).toMatchObject([
      { actor_id: RUTH.id, target_id: AMARA.id, reason: 'A stolen laptop.', after: { sessions: 0 } },
    ]);
  });
});
