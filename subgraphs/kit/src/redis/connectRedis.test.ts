import { randomUUID } from 'node:crypto';
import { until } from '@athenaeum/common/waiting';
import { createClient } from '@redis/client';
import { DependencyUnavailable } from '../dependencyUnavailable';
import { missingRedis, startRedisServer, type RedisServer } from '../testing/redisServer';
import { connectRedis, type Redis } from './connectRedis';
import { openRedis } from './openRedis';

const log = { info: jest.fn(), warn: jest.fn() };

it('is not there without an address', async () => {
  expect(await openRedis({ env: { MONGODB_DATABASE: 'any' }, log })).toBeNull();
});

const missing = missingRedis();
(missing ? describe.skip : describe)(`Redis${missing ? `: ${missing}` : ''}`, () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => void (server = await startRedisServer()));
  afterAll(() => server.stop());
  beforeEach(async () => {
    jest.clearAllMocks();
    redis = await connectRedis({ url: server.url, keyPrefix: `${randomUUID()}:`, log });
  });
  afterEach(() => redis.close());

  const increment = () => redis.run((client) => client.incr('count'));
  const worksAgain = () =>
    increment().then(
      () => true,
      () => false,
    );
  const said = () => [...log.warn.mock.calls, ...log.info.mock.calls];

  it('is ready once it is connected, and keeps the keys of installations apart', async () => {
    const other = await connectRedis({ url: server.url, keyPrefix: 'another:', log });

    expect(redis.isReady()).toBe(true);
    expect(await increment()).toBe(1);
    expect(await increment()).toBe(2);
    expect(await other.run((client) => client.get('count'))).toBeNull();
    expect(said()).toEqual([]);
    other.close();
  });

  it('fails at once while it is away, says so once, and works again when it is back', async () => {
    await server.kill();
    await until(() => !redis.isReady());

    await expect(increment()).rejects.toThrow(DependencyUnavailable);
    await expect(increment()).rejects.toThrow(DependencyUnavailable);
    expect(redis.failures()).toBe(2);
    await server.restart();
    await until(worksAgain);

    expect(redis.isReady()).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('waits a little for one answer when it is silent, for the next ones not at all', async () => {
    server.pause();

    await expect(increment()).rejects.toThrow('No answer within');
    await expect(increment()).rejects.toThrow(DependencyUnavailable);
    expect(redis.isReady()).toBe(false);
    server.resume();
    await until(worksAgain);

    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('is not ready while it refuses what it is asked, though it answers', async () => {
    const observer = await createClient({ url: server.url }).connect();
    const refused = () => redis.run((client) => client.eval('return redis.error_reply("NO no")'));

    await expect(refused()).rejects.toThrow('NO no');
    await expect(refused()).rejects.toThrow('NO no');
    const before = await pings();
    // The second is sent once the first was heard.
    await until(async () => (await pings()) > before + 1);
    expect(redis.isReady()).toBe(false);
    await increment();

    expect(redis.isReady()).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
    observer.destroy();

    /** Of the connection under test: no other is open. */
    async function pings(): Promise<number> {
      const text = await observer.info('commandstats');
      return Number(/cmdstat_ping:calls=(\d+)/.exec(text)?.[1] ?? 0);
    }
  });

  it('starts without it, and never says the password', async () => {
    const url = new URL(server.url);
    url.password = 'not-the-password';
    const refused = await connectRedis({ url: url.href, keyPrefix: '', log });

    expect(refused.isReady()).toBe(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(said())).toContain('WRONGPASS');
    expect(JSON.stringify(said())).not.toContain('not-the-password');
    refused.close();
  });
});
