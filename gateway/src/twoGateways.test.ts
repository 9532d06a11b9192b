import { rmSync } from 'node:fs';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import mongoose from 'mongoose';

const SEARCH = `{ search(input: { query: "ask" }) { ok code } }`;
const LIMIT = 4;

let gateways: TestGateway[];
beforeAll(async () => {
  const env = { LIMIT_SEARCH: String(LIMIT), LIMIT_LOGIN: String(LIMIT) };
  const one = await createTestGateway({ env });
  const other = await createTestGateway({ env: { ...env, MONGODB_DATABASE: one.env.MONGODB_DATABASE } });
  gateways = [one, other];
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await Promise.all(gateways.map(({ gateway }) => gateway.close()));
  for (const { folder } of gateways) rmSync(folder, { recursive: true, force: true });
});

const inTurn = (n: number) => gateways[n % gateways.length]!;
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

it('count what is asked of both together, also at the same moment', async () => {
  const answers = await Promise.all(times(2 * LIMIT).map((n) => inTurn(n).browser().ask(SEARCH)));

  const codes = answers.map(({ json }) => json.data.search.code as string | undefined);
  expect(codes.filter((code) => code === 'LIMITED')).toHaveLength(LIMIT);
  for (const gateway of gateways) {
    const { json } = await gateway.browser().ask(SEARCH);
    expect(json.data.search.code).toBe('LIMITED');
  }
});

it('count failed sign-ins of both together', async () => {
  for (const n of times(LIMIT)) await inTurn(n).browser().signIn(AMARA.email, 'wrong');

  for (const gateway of gateways) {
    const { status } = await gateway.browser().signIn(AMARA.email, AMARA.password);
    expect(status).toBe(429);
  }
  const counters = await mongoose.connection.collection('rate_limits').find({}).toArray();
  const keys = counters.map(({ key }) => String(key));
  expect(keys).toContainEqual(expect.stringMatching(/^login:[\w-]{43}$/));
  expect(keys.join(' ')).not.toMatch(/127\.0\.0\.1|::1|amara/i);
});

it('know each other’s sessions, and that one has ended', async () => {
  await mongoose.connection.collection('rate_limits').deleteMany({});
  const [one, other] = gateways as [TestGateway, TestGateway];
  const browser = await one.signedIn();
  const me = async ({ origin }: TestGateway) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser.cookieHeader('/graphql') },
      body: JSON.stringify({ query: '{ me { data { name } code } }' }),
    });
    const { data } = (await answer.json()) as {
      data: { me: { data: { name: string } | null; code: string } };
    };
    return data.me.data?.name ?? data.me.code;
  };
  expect([await me(one), await me(other)]).toEqual([AMARA.name, AMARA.name]);

  await mongoose.connection.collection('web_sessions').deleteMany({});

  expect([await me(one), await me(other)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
});
