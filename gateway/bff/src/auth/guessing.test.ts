import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { SignInFailure } from './signInFailure.model';
import { delayAfter } from './signInThrottle';

const FREE = 3;
const WRONG = 'Wrong-horse-1';

const world = openForFile(() =>
  createTestGateway({
    env: { LIMIT_LOGIN: '1000', LIMIT_GUESSES: String(FREE), OUTBOX_CONCURRENCY: '0' },
  }),
);
beforeEach(() => Promise.all([SignInFailure.deleteMany({}), OutboxMessage.deleteMany({})]));

let senders = 0;
/** From an address that nobody has tried from. */
const elsewhere = () => ({ 'x-forwarded-for': `203.0.${Math.floor(++senders / 250)}.${senders % 250}` });
const tried = async (browser: Browser, password: string, email = AMARA.email) =>
  browser.submit(await browser.openSignIn(), { email, password }, elsewhere());
const statusOf = async (browser: Browser, password: string, email?: string) =>
  (await tried(browser, password, email)).status;
const slow = async (email: string) => {
  for (let n = 0; n < FREE; n++) await statusOf(world.browser(), WRONG, email);
};
const letTheWaitPass = () => SignInFailure.updateMany({}, { open_at: 0 });

it('of one account from many addresses is slowed, the right password too, and so it is for nobody’s address', async () => {
  for (const email of [AMARA.email, 'nobody@example.test']) {
    await slow(email);

    const wrong = await tried(world.browser(), WRONG, email);
    const right = await tried(world.browser(), AMARA.password, email.toUpperCase());

    for (const answer of [wrong, right]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.text).toContain('set a new password');
    }
  }
});

it('does not keep out the browser in which the account has been signed in', async () => {
  const own = world.browser();
  await own.signIn(AMARA.email, AMARA.password);
  await own.visit('/api/auth/logout');
  await slow(AMARA.email);

  expect(await statusOf(world.browser(), AMARA.password)).toBe(429);
  expect(await statusOf(own, AMARA.password)).toBe(303);
});

it('from a browser that is known for the account is throttled too, separately', async () => {
  const own = world.browser();
  await own.signIn(AMARA.email, AMARA.password);
  for (let n = 0; n < FREE; n++) await statusOf(own, WRONG);

  expect(await statusOf(own, AMARA.password)).toBe(429);
  expect(await statusOf(world.browser(), AMARA.password)).toBe(303);
});

it('is not helped by a made-up cookie, nor by that of another account', async () => {
  const forged = world.browser();
  forged.cookies.set('athenaeum_known', `${Date.now().toString(36)}.${'A'.repeat(43)}`);
  await slow('somebody@example.test');
  const other = world.browser();
  await other.signIn(AMARA.email, AMARA.password);
  await other.visit('/api/auth/logout');

  expect(await statusOf(forged, WRONG, 'somebody@example.test')).toBe(429);
  expect(await statusOf(other, WRONG, 'somebody@example.test')).toBe(429);
});

it('many at once come through no oftener than one after the other', async () => {
  const forms = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const browser = world.browser();
      return { browser, form: await browser.openSignIn() };
    }),
  );

  const answers = await Promise.all(
    forms.map(({ browser, form }) =>
      browser.submit(form, { email: AMARA.email, password: WRONG }, elsewhere()),
    ),
  );

  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(FREE);
});

it('waits twice as long each time, up to a quarter of an hour, and not at all after the right one', async () => {
  expect([1, 2, 3, 4, 5, 6, 40].map((count) => delayAfter(count, FREE) / 1000)).toEqual([
    0, 0, 5, 10, 20, 40, 900,
  ]);

  await slow(AMARA.email);
  await letTheWaitPass();
  expect(await statusOf(world.browser(), AMARA.password)).toBe(303);
  expect(await SignInFailure.countDocuments()).toBe(0);
});

it('is reported to the account’s address, once a day', async () => {
  for (let n = 0; n < 13; n++) {
    expect(await statusOf(world.browser(), WRONG)).toBe(401);
    await letTheWaitPass();
  }

  const letters = await OutboxMessage.find({ kind: 'sign_ins_refused' }).lean();
  expect(letters.map(({ payload }) => payload)).toEqual([{ email: AMARA.email }]);
});

it('leaves no address in the database', async () => {
  await slow(AMARA.email);

  expect(await SignInFailure.countDocuments()).toBe(1);
  expect(JSON.stringify(await SignInFailure.find().lean())).not.toContain('amara');
});
