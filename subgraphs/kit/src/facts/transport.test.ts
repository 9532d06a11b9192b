import { randomUUID } from 'node:crypto';
import { until } from '@athenaeum/common/waiting';
import mongoose from 'mongoose';
import { ensureIndexes } from '../ensureIndexes';
import { connectDatabase, disconnectDatabase } from '../mongo';
import { connectRedis, type Redis } from '../redis/connectRedis';
import { missingRedis, startRedisServer, type RedisServer } from '../testing/redisServer';
import { databaseFacts } from './databaseFacts';
import type { Fact, PublishedFact } from './fact';
import { FactModel } from './factRow.model';
import { processFacts } from './processFacts';
import { redisFacts } from './redisFacts';
import type { FactTransport } from './transport';

const quiet = { info: jest.fn(), warn: jest.fn() };
const missing = missingRedis();
let server: RedisServer | undefined;
let connections: Redis[] = [];

const connectionsOfTwo = () =>
  Promise.all([1, 2].map(() => connectRedis({ url: server!.url, keyPrefix: 'test:', log: quiet })));

beforeAll(async () => {
  await connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: `test_${randomUUID().slice(0, 12)}` });
  await ensureIndexes([FactModel]);
  if (missing) return;
  server = await startRedisServer();
  connections = await connectionsOfTwo();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server?.stop();
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

const aFact = (): Fact => ({ kind: 'seats', id: randomUUID(), to: 'signedIn' });

/** What a transport keeps for itself and what it shares: two of them are two processes. */
const TRANSPORTS: [string, () => readonly [FactTransport, FactTransport]][] = [
  [
    'in the process',
    () => {
      const one = processFacts();
      return [one, one];
    },
  ],
  [
    'by the database',
    () => [databaseFacts({ log: quiet, pollMs: () => 10 }), databaseFacts({ log: quiet, pollMs: () => 10 })],
  ],
];
if (!missing) TRANSPORTS.push(['by Redis', () => overRedis()]);
const overRedis = () =>
  connections.map((redis) => redisFacts({ redis, log: quiet })) as [FactTransport, FactTransport];

describe.each(TRANSPORTS)('facts %s', (_where, createPair) => {
  let here: FactTransport;
  let there: FactTransport;
  beforeEach(() => ([here, there] = createPair()));
  afterEach(async () => void (await Promise.all([here.close(), there.close()])));

  const follow = (transport: FactTransport, of: readonly Fact[]) => {
    const heard: PublishedFact[] = [];
    const ids = new Set(of.map(({ id }) => id));
    // A database keeps those of other tests.
    const following = transport.subscribe((fact) => ids.has(fact.id) && heard.push(fact));
    return { ...following, heard };
  };

  it('tells everybody who follows, each fact once and in order', async () => {
    const facts = [aFact(), aFact(), aFact()];
    const followers = [follow(here, facts), follow(there, facts)];

    for (const fact of facts) {
      here.publish([fact]);
      await until(() => followers.every(({ heard }) => heard.at(-1)?.id === fact.id), 5);
    }
    const last = aFact();
    const end = follow(there, [last]);
    here.publish([last]);
    await until(() => end.heard.length > 0, 5);

    for (const { heard } of followers) expect(heard.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  });

  it('says who may be told, and when it was', async () => {
    const facts: Fact[] = [
      { ...aFact(), to: { account: 'amara' } },
      { ...aFact(), to: { roles: ['support', 'admin'] } },
    ];
    const { heard } = follow(there, facts);
    const before = Date.now();

    here.publish(facts);
    await until(() => heard.length === 2, 5);

    expect(heard).toEqual(facts.map((fact) => ({ ...fact, at: expect.any(Number) })));
    for (const { at } of heard) expect(at).toBeGreaterThanOrEqual(before);
  });

  it('tells nothing any more to who has stopped', async () => {
    const facts = [aFact(), aFact()];
    const stopped = follow(there, facts);
    const other = follow(there, facts);
    here.publish([facts[0]!]);
    await until(() => stopped.heard.length === 1 && other.heard.length === 1, 5);

    stopped.stop();
    here.publish([facts[1]!]);
    await until(() => other.heard.length === 2, 5);

    expect(stopped.heard).toHaveLength(1);
  });

  it('keeps its word about how far back it tells', async () => {
    const facts = [aFact()];
    const first = follow(there, facts);
    here.publish(facts);
    await until(() => first.heard.length === 1, 5);
    const [{ at }] = first.heard as [PublishedFact];

    const later = follow(there, [...facts, aFact()]);
    if (later.since < at) await until(() => later.heard.length === 1, 5);

    expect(later.heard.map((fact) => fact.id)).toEqual(later.since < at ? [facts[0]!.id] : []);
  });
});

(missing ? describe.skip : describe)(`facts by Redis${missing ? `: ${missing}` : ''}`, () => {
  let here: FactTransport;
  let there: FactTransport;
  let heard: string[];
  beforeEach(() => {
    [here, there] = overRedis();
    heard = [];
    there.subscribe(({ id }) => heard.push(id));
  });
  afterEach(async () => void (await Promise.all([here.close(), there.close()])));

  const hears = (fact: Fact) => until(() => heard.includes(fact.id), 1);
  const times = (fact: Fact) => heard.filter((id) => id === fact.id).length;
  const rows = () => FactModel.countDocuments({});
  const works = (redis: Redis) =>
    redis
      .run((client) => client.ping())
      .then(
        () => true,
        () => false,
      );
  const backAgain = () => until(async () => (await Promise.all(connections.map(works))).every(Boolean));

  it('go through its stream and not through the database, and leave it when they are old', async () => {
    const before = await rows();
    const fact = aFact();

    here.publish([fact]);
    await hears(fact);

    expect(await rows()).toBe(before);
    const [redis] = connections as [Redis];
    const kept = await redis.run((client) => client.pTTL('facts'));
    expect(kept).toBeGreaterThan(9 * 60_000);
    expect(kept).toBeLessThanOrEqual(10 * 60_000);
  });

  it('are read from where a reader was, after its connection was cut', async () => {
    const [first, missed] = [aFact(), aFact()];
    here.publish([first]);
    await hears(first);
    const [redis] = connections as [Redis];

    await redis.run((client) =>
      client
        .multi()
        .clientKill({ filter: 'TYPE', type: 'normal' })
        .xAdd('facts', '*', { kind: missed.kind, id: missed.id, to: JSON.stringify(missed.to) })
        .exec(),
    );
    await hears(missed);

    expect([times(first), times(missed)]).toEqual([1, 1]);
  });

  it('go by the database when it is killed, and by it when it is back', async () => {
    await server!.kill();
    await until(() => connections.every((redis) => !redis.isReady()));
    const meanwhile = aFact();
    here.publish([meanwhile]);
    await hears(meanwhile);

    await server!.restart();
    await backAgain();
    const before = await rows();
    const afterwards = aFact();
    here.publish([afterwards]);
    await hears(afterwards);

    expect([times(meanwhile), times(afterwards)]).toEqual([1, 1]);
    expect(await rows()).toBe(before);
  });

  it('go by the database when it is silent', async () => {
    server!.pause();
    const meanwhile = aFact();
    here.publish([meanwhile]);
    await hears(meanwhile);
    server!.resume();
    await backAgain();

    expect(times(meanwhile)).toBeGreaterThanOrEqual(1);
  });
});

it('loses a fact rather than fail the change when the database is away', async () => {
  const facts = databaseFacts({ log: quiet, pollMs: () => 10 });
  const insert = jest.spyOn(FactModel, 'insertMany').mockRejectedValueOnce(new Error('away'));

  expect(() => facts.publish([aFact()])).not.toThrow();
  await facts.close();

  expect(quiet.warn).toHaveBeenCalledWith(expect.anything(), 'facts could not be published');
  insert.mockRestore();
});
