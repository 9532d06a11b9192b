import { rmSync } from 'node:fs';
import { until } from '@athenaeum/common/waiting';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { missingRedis, startRedisServer, type RedisServer } from '@athenaeum/kit/testing/redisServer';
import { createClient } from '@redis/client';
import mongoose from 'mongoose';

const SEARCH = `{ search(input: { query: "ask" }) { ok code } }`;
const LIMIT = 4;
const missing = missingRedis();

(missing ? describe.skip : describe)(`two gateways with Redis${missing ? `: ${missing}` : ''}`, () => {
  let server: RedisServer;
  let gateways: TestGateway[];
  beforeAll(async () => {
    server = await startRedisServer();
    const env = { LIMIT_SEARCH: String(LIMIT), LIMIT_LOGIN: String(LIMIT), REDIS_URL: server.url };
    const one = await createTestGateway({ env });
    const other = await createTestGateway({ env: { ...env, MONGODB_DATABASE: one.env.MONGODB_DATABASE } });
    gateways = [one, other];
  });
  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    for (const { folder } of gateways) rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  const inTurn = (n: number) => gateways[n % gateways.length]!;
  const times = (count: number) => Array.from({ length: count }, (_, n) => n);
  const counters = () => mongoose.connection.collection('rate_limits').countDocuments({});
  const searchOften = async () => {
    const answers = await Promise.all(times(2 * LIMIT).map((n) => inTurn(n).browser().ask(SEARCH)));
    return answers.map(({ json }) => json.data.search.code as string | undefined);
  };
  const ready = async (gateway: TestGateway) => {
    const answer = await fetch(`${gateway.origin}/ready`);
    const { parts } = (await answer.json()) as { parts: Record<string, boolean> };
    return { status: answer.status, redis: parts.redis };
  };
  const figure = async (name: string) => {
    const text = await (await fetch(`${gateways[0]!.origin}/metrics`)).text();
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  };

  it('count in it what is asked of both together, by keys that nobody can read', async () => {
    const codes = await searchOften();
    for (const n of times(LIMIT)) await inTurn(n).browser().signIn(AMARA.email, 'wrong');

    expect(codes.filter((code) => code === 'LIMITED')).toHaveLength(LIMIT);
    for (const gateway of gateways) {
      const { status } = await gateway.browser().signIn(AMARA.email, AMARA.password);
      expect(status).toBe(429);
    }
    const client = await createClient({ url: server.url }).connect();
    const keys = await client.keys('*');
    client.destroy();
    expect(keys.filter((key) => /:limit:(search|login):[\w-]{43}$/.test(key))).toHaveLength(2);
    expect(keys.join(' ')).not.toMatch(/127\.0\.0\.1|::1|amara/i);
    expect(await counters()).toBe(0);
    expect(await ready(gateways[0]!)).toEqual({ status: 200, redis: true });
    expect(await figure('redis_up')).toBe(1);
    expect(await figure('redis_failures_total')).toBe(0);
  });

  it('count in the database together while it is away, are ready, and return to it', async () => {
    await server.kill();
    await until(async () => (await figure('redis_up')) === 0);

    const codes = await searchOften();
    expect(codes.filter((code) => code === 'LIMITED')).toHaveLength(LIMIT);
    expect(await counters()).toBe(1);
    expect(await ready(gateways[0]!)).toEqual({ status: 200, redis: false });
    expect(await figure('redis_failures_total')).toBeGreaterThanOrEqual(LIMIT);

    await server.restart();
    await until(async () => (await Promise.all(gateways.map(ready))).every(({ redis }) => redis));
    expect((await searchOften()).filter((code) => code === 'LIMITED')).toHaveLength(LIMIT);
    expect(await counters()).toBe(1);
  });
});
