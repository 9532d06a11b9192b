import { randomUUID } from 'node:crypto';
import { until } from '@athenaeum/common/waiting';
import mongoose from 'mongoose';
import { ensureIndexes } from '../ensureIndexes';
import { connectDatabase, disconnectDatabase } from '../mongo';
import { databaseFacts } from './databaseFacts';
import type { Fact, PublishedFact } from './fact';
import { FactModel } from './factRow.model';
import { processFacts } from './processFacts';
import type { FactTransport } from './transport';

const quiet = { warn: jest.fn() };

beforeAll(async () => {
  await connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: `test_${randomUUID().slice(0, 12)}` });
  await ensureIndexes([FactModel]);
});
afterAll(async () => {
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
    () => [databaseFacts({ log: quiet, pollMs: 10 }), databaseFacts({ log: quiet, pollMs: 10 })],
  ],
];

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

it('loses a fact rather than fail the change when the database is away', async () => {
  const facts = databaseFacts({ log: quiet, pollMs: 10 });
  const insert = jest.spyOn(FactModel, 'insertMany').mockRejectedValueOnce(new Error('away'));

  expect(() => facts.publish([aFact()])).not.toThrow();
  await facts.close();

  expect(quiet.warn).toHaveBeenCalledWith(expect.anything(), 'facts could not be published');
  insert.mockRestore();
});
