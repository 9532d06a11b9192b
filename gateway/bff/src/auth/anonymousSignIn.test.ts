import mongoose from 'mongoose';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { openForFile } from '@athenaeum/kit/testing';
import { OidcRecordModel } from './embedded/oidcRecord.model';
import { createSealFor } from './seal';

const VISITS = 50;
const KEPT = 'athenaeum_interaction_kept';
const CREDENTIALS = { email: AMARA.email, password: AMARA.password };

const world = openForFile(() => createTestGateway({ env: { LIMIT_LOGIN: '100' } }));
beforeEach(() => OidcRecordModel.deleteMany({}));

async function rows(): Promise<Record<string, number>> {
  const collections = await mongoose.connection.db!.listCollections().toArray();
  const counted = collections.map(async ({ name }) => [
    name,
    await mongoose.connection.collection(name).countDocuments(),
  ]);
  return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
}

/** The cookies of attempts that a browser would send back with the provider's answer. */
const attemptsOf = (browser: Browser) =>
  browser
    .cookieHeader('/api/auth/callback')
    .split('; ')
    .filter((pair) => pair.startsWith('athenaeum_signing_in_'));

/** Signs in on a form that is open; answers the address with the provider's code. */
async function callbackOf(browser: Browser, form: string): Promise<string> {
  const { location } = await browser.submit(form, CREDENTIALS);
  return (await browser.get(location!)).location!;
}

/** A browser that is signed in at the provider but not at the gateway. */
async function inTheMiddle(): Promise<Browser> {
  const browser = world.browser();
  await callbackOf(browser, await browser.openSignIn());
  return browser;
}

it('keeps nothing of those who only look at the form', async () => {
  const before = await rows();

  for (let visit = 0; visit < VISITS; visit++) {
    const page = await world.browser().visit('/api/auth/login?returnTo=/my-salons');
    expect(page.text).toContain('Welcome back');
  }

  expect(await rows()).toEqual(before);
});

it('keeps nothing of a browser whose session at the provider has ended either', async () => {
  const { cookies } = await inTheMiddle();
  await OidcRecordModel.deleteMany({});
  const browser = world.browser();
  const { location } = await browser.get('/api/auth/login');
  for (const name of ['athenaeum_identity', 'athenaeum_identity.sig'])
    browser.cookies.set(name, cookies.get(name)!);

  const page = await browser.visit(location!);

  expect(page.text).toContain('Welcome back');
  expect(await OidcRecordModel.countDocuments()).toBe(0);
});

it('refuses an authorization request that no cookie can hold', async () => {
  const { location } = await world.browser().get('/api/auth/login');
  const url = new URL(location!);
  url.searchParams.set('state', 'x'.repeat(5000));

  const page = await world.browser().visit(url.href);

  expect(page.status).toBe(400);
  expect(page.text).toContain('Let’s start over');
  expect(await OidcRecordModel.countDocuments()).toBe(0);
});

it('lets tabs that begin at the same moment all come in', async () => {
  const browser = world.browser();
  const forms = await Promise.all(['/first', '/second', '/third'].map((path) => browser.openSignIn(path)));

  const ends = [];
  for (const form of forms) ends.push((await browser.get(await callbackOf(browser, form))).location);

  expect(ends).toEqual(['/first', '/second', '/third']);
  expect(attemptsOf(browser)).toEqual([]);
});

it('discards the oldest attempt when there are too many', async () => {
  const browser = world.browser();
  const forms = [];
  for (let tab = 0; tab < 9; tab++) forms.push(await browser.openSignIn(`/tab-${tab}`));

  const answers = [];
  for (const form of [forms[0]!, forms[1]!, forms[8]!])
    answers.push(await browser.get(await callbackOf(browser, form)));

  expect(answers.map(({ status, location }) => location ?? status)).toEqual([400, '/tab-1', '/tab-8']);
});

it('keeps what a browser sends along short, however long the addresses are', async () => {
  const browser = world.browser();
  for (let tab = 0; tab < 4; tab++) await browser.openSignIn(`/${String(tab).repeat(1900)}`);
  const last = await browser.openSignIn('/last');

  expect(attemptsOf(browser).join('; ').length).toBeLessThan(4200);
  expect((await browser.get(await callbackOf(browser, last))).location).toBe('/last');
});

it('is not helped by a cookie that was put aside: the code is good once', async () => {
  const browser = world.browser();
  const callback = await callbackOf(browser, await browser.openSignIn());
  const [name = '', value = ''] = attemptsOf(browser)[0]!.split('=');
  await browser.get(callback);
  await browser.visit('/api/auth/logout');
  browser.cookies.set(name, value);

  const again = await browser.get(callback);

  expect(again.status).toBe(400);
  expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
});

it('asks for the password again if the cookie of a used form is restored', async () => {
  const browser = world.browser();
  const form = await browser.openSignIn();
  const kept = browser.cookies.get(KEPT)!;
  const { location: resume } = await browser.submit(form, CREDENTIALS);
  await browser.visit(resume!);
  await browser.visit('/api/auth/logout');
  expect(browser.cookies.get(KEPT)).toBeUndefined();
  browser.cookies.set(KEPT, kept);

  const page = await browser.get(form);
  const resumed = await browser.visit(resume!);

  expect(page.text).toContain('Welcome back');
  expect(resumed.status).toBe(400);
  expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
});

it('opens a form for its own browser and its own address alone', async () => {
  const [one, other] = [world.browser(), world.browser()];
  const form = await one.openSignIn();
  await other.openSignIn();
  const elsewhere = world.browser();
  elsewhere.cookies.set(KEPT, one.cookies.get(KEPT)!);
  for (const name of ['athenaeum_interaction', 'athenaeum_interaction.sig'])
    elsewhere.cookies.set(name, other.cookies.get(name)!);

  expect((await other.get(form)).status).toBe(400);
  expect((await elsewhere.get(form)).status).toBe(400);
});

it('accepts a form that an earlier version has stored in the database', async () => {
  const browser = world.browser();
  const form = await browser.openSignIn('/my-salons');
  const id = form.split('/').at(-1)!;
  const payload = createSealFor(world.env, 'identity interactions').open(browser.cookies.get(KEPT)!, id);
  browser.cookies.set(KEPT, '');
  const expires_at = new Date(Date.now() + 60_000);
  await OidcRecordModel.create({ _id: `Interaction:${id}`, payload: JSON.parse(payload), expires_at });

  const callback = await callbackOf(browser, form);

  expect((await browser.get(callback)).location).toBe('/my-salons');
});
