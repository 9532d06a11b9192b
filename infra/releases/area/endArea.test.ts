import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { expand, type Migration } from '@athenaeum/kit/migrations';
import { people, splitNames, type Person } from '@athenaeum/kit/migrations/testing';
import { areaReleasesOf, createSigner, openRegistry, routeIn, type Registry } from '@athenaeum/registry';
import { beginAreaRelease, subgraphIn } from '@athenaeum/registry/release';
import { testEntry, testFolder } from '@athenaeum/registry/testing';
import { mongo } from 'mongoose';
import { startPortal, type Portal } from '../testing/portal';
import { contractArea, settleArea } from './endArea';
import type { Means } from './releaseArea';

const URI = process.env.TEST_MONGODB_URI!;
const REMOTE = 'mfe-coaching';
/** What its pages ask for. */
const DOCUMENT = '{ coaches { ok } }';
// Graphs are composed.
jest.setTimeout(120_000);

let portal: Portal;
let client: mongo.MongoClient;
let registry: Registry;
let means: Means;
let said: string[];
beforeAll(async () => {
  portal = await startPortal();
  client = await new mongo.MongoClient(URI).connect();
});
beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(URI, { dbName, by: 'ada' });
  said = [];
  const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
  means = {
    registry,
    product: { origin: portal.origin, dataDir: testFolder(), database: { uri: URI, dbName }, signer },
    place: { client, db: client.db(dbName), by: 'ada' },
    onProgress: (line) => void said.push(line),
  };
});
afterEach(() => registry.close());
afterAll(async () => {
  await client.close();
  await portal.close();
});

async function built(version: string) {
  const entry = testEntry({ name: REMOTE, version, documents: [DOCUMENT] });
  const digest = createHash('sha256').update(DOCUMENT).digest('hex');
  await registry.storeOperations(entry, JSON.stringify({ [digest]: DOCUMENT }));
  return entry;
}

/** The area, under way with a subgraph whose schema is that of `supergraph`; its page is a canary. */
async function underWay(supergraph = portal.supergraph): Promise<void> {
  await registry.publish(await built('v001'));
  await beginAreaRelease(
    registry.connection,
    {
      ...{ _id: 'coaching-v002', area: 'coaching', remote: REMOTE, version: 'v002', operations: null },
      subgraph: { name: 'coaching', url: 'http://127.0.0.1:1/graphql', version: '2', contract: 'changed' },
      ...{ supergraph, changes: [], migrations: [] },
    },
    'ada',
  );
  await registry.route({ release: 'coaching-v002', remote: REMOTE, version: 'v002' });
  await registry.startCanary(await built('v002'), 10);
}

const release = () => areaReleasesOf(registry.connection).findById('coaching-v002').lean();
const route = async () => routeIn(await registry.read(await registry.currentId()));

describe('a release of an area', () => {
  it('is settled once everybody has it, no page needs the schema before, and gateways are configured with it', async () => {
    await underWay();
    await registry.promote(REMOTE);

    expect(await settleArea(means, 'coaching')).toMatch(/^coaching is settled: all pages are answered/);

    expect(await release()).toMatchObject({ timeline: [{}, { step: 'settled', by: 'ada' }] });
    expect((await release())?.ended_at).toEqual(expect.any(Number));
    expect(await route()).toBeNull();
    await expect(settleArea(means, 'coaching')).rejects.toThrow('is not being released');
  });

  it('is not settled while it is a canary', async () => {
    await underWay();

    await expect(settleArea(means, 'coaching')).rejects.toThrow('is not what everybody gets');
  });

  it('is not settled while gateways are configured with the subgraph before', async () => {
    const later = portal.supergraph.replace('coaching_style: String', 'manner: String');
    await underWay(later);
    await registry.promote(REMOTE);

    expect(subgraphIn(later, 'coaching')).not.toBe(subgraphIn(portal.supergraph, 'coaching'));
    await expect(settleArea(means, 'coaching')).rejects.toThrow('SUBGRAPH_COACHING_URL');
    expect(await route()).not.toBeNull();
  });
});

describe('the old form of its data', () => {
  const needsNew: Migration = { ...splitNames, reads: 'new' };
  const contracting = (migration: Migration) =>
    contractArea(means, 'coaching', { name: 'coaching', migrations: [migration] });
  const inOldForm = () =>
    means.place.db.collection<Person>('people').countDocuments({ name: { $exists: true } });
  beforeEach(async () => {
    await means.place.db.collection<Person>('people').insertMany(people(3));
    await expand({ ...means.place, subgraph: 'coaching' }, splitNames);
  });

  it('is removed where the code needs the new one alone', async () => {
    expect(await contracting(needsNew)).toBe('coaching: one migration is contracted.');

    expect(said).toEqual([expect.stringContaining('the old form is removed')]);
    expect(await inOldForm()).toBe(0);
    expect(await contracting(needsNew)).toMatch(/^coaching has nothing to contract/);
  });

  it('stays while the code reads both', async () => {
    expect(await contracting(splitNames)).toMatch(/^coaching has nothing to contract/);
    expect(await inOldForm()).toBe(3);
  });

  it('stays while a release of its subgraph is under way, and may go once that is settled', async () => {
    await underWay();
    await registry.promote(REMOTE);

    await expect(contracting(needsNew)).rejects.toThrow('settle it first');
    expect(await inOldForm()).toBe(3);

    await settleArea(means, 'coaching');
    expect(await contracting(needsNew)).toBe('coaching: one migration is contracted.');
  });
});
