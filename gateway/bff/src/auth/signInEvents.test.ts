import { createHash } from 'node:crypto';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { logged } from '@athenaeum/gateway-testing/loggedLines';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

let world: TestGateway;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'info';
  world = await createTestGateway({ env: { LIMIT_LOGIN: '2' } });
});
afterAll(() => world.close());

const events = () =>
  logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'sign_in');

it('are one log line each, with the user id after success and no other personal data', async () => {
  const browser = world.browser();
  await browser.signIn(AMARA.email, AMARA.password);
  for (const password of ['Wrong-horse-1', 'Wrong-horse-2', 'Wrong-horse-3'])
    await browser.signIn(AMARA.email, password);

  expect(events().map(({ outcome, user_id }) => [outcome, user_id])).toEqual([
    ['succeeded', AMARA.id],
    ['refused', null],
    ['refused', null],
    ['limited', null],
  ]);
  const [first, second] = events().filter(({ outcome }) => outcome === 'refused');
  expect(first!.account).toMatch(/^[\w-]{22}$/);
  expect(second!.account).toBe(first!.account);
  // Known addresses cannot be found in the log.
  expect(createHash('sha256').update(AMARA.email).digest('base64url')).not.toContain(first!.account);
  expect(events().map(({ requestId }) => requestId)).not.toContain(undefined);
  expect(logged.join()).not.toMatch(/amara@|horse/);
});
