import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { logged } from '@athenaeum/gateway-testing/loggedLines';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

let world: TestGateway;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'info';
  world = await createTestGateway({ env: { LIMIT_SEARCH: '1' } });
});
afterAll(() => world.close());

it('logs which fields exceeded a rate limit, without arguments', async () => {
  const browser = await world.signedIn();
  const search = '{ found: search(input: { query: "a secret plan" }) { ok code } }';

  await browser.ask(search);
  const { json } = await browser.ask(search);

  expect(json.data.found.code).toBe('LIMITED');
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ event }) => event === 'limited')).toEqual([
    expect.objectContaining({ user_id: AMARA.id, fields: ['search'], requestId: expect.any(String) }),
  ]);
  expect(logged.join()).not.toContain('secret plan');
});
