import { createServer } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { DEVELOPMENT_INTERNAL_KEY, type Subgraph } from '@athenaeum/kit';
import { expand, rowsOf, type Migration } from '@athenaeum/kit/migrations';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { serveSubgraph } from '@athenaeum/kit/service';
import {
  areaReleaseById,
  beginRollback,
  createReportTokens,
  fetchesOf,
  type Registry,
} from '@athenaeum/registry';
import { beginAreaRelease, noteStep } from '@athenaeum/registry/release';
import { retry } from '@athenaeum/common/waiting';
import { compose, fakeTypeDefs, runOn } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { parse } from 'graphql';
import mongoose from 'mongoose';
import { advanceRollback } from './advanceRollback';
import { createRunMigrationBack } from './runMigrationBack';

const BEFORE = 'query Coaches{coaches{data{name}}}';
const AFTER = 'query Coaches{coaches{data{fullName}}}';
const SALONS = 'query Salons{salons{ok}}';

const CHANGED = {
  ...fakeTypeDefs,
  coaching: fakeTypeDefs.coaching.replace('type Coach { id: ID! name:', 'type Coach { id: ID! fullName:'),
};

const namesOfCoaches: Migration = {
  id: '0009-full-names',
  about: 'Stores full names of coaches.',
  collection: 'test_coaches',
  reads: 'both',
  expand: {
    where: { full_name: { $exists: false } },
    change: ({ name }) => ({ $set: { full_name: name } }),
  },
  contract: null,
  back: {
    where: { full_name: { $exists: true } },
    change: ({ name, full_name }) => ({ $set: { name: name ?? full_name }, $unset: { full_name: '' } }),
  },
};

let world: TestGateway;
let registry: Registry;
let candidate: { url: string; close(): Promise<void> };
let release = 0;

beforeAll(async () => {
  world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'only' } });
  registry = await registryOf(world.env);
  await registry.publish(remoteSending(world.folder, 'v001', [BEFORE, SALONS]));
});
beforeEach(async () => {
  candidate = await startCandidate();
});
afterEach(async () => {
  await candidate.close();
  await mongoose.connection.collection('registry_area_releases').deleteMany({});
  await registry.unroute(idNow());
});
afterAll(async () => {
  await registry.close();
  await world.close();
});

/** The coaching subgraph with another name of a field, in its own process as far as the gateway can tell. */
async function startCandidate() {
  const schema = buildSubgraphSchema({
    typeDefs: parse(CHANGED.coaching),
    resolvers: { Query: { coaches: () => ({ ok: true, data: [{ id: 'c1', fullName: 'Maya Chen' }] }) } },
  });
  const port = await freePort();
  const subgraph: Subgraph = {
    name: 'coaching',
    about: { version: '2.0.0', owner: null, contract: 'changed' },
    schema,
    models: [],
    migrations: [namesOfCoaches],
    watched: {},
    createContext: (caller) => ({ viewer: caller.viewer, requestId: caller.requestId, loaders: {} }),
    execute: (call, caller) => runOn(schema, call, caller),
  };
  const { close } = await serveSubgraph(subgraph, { port, internalKey: DEVELOPMENT_INTERNAL_KEY });
  return { url: `http://127.0.0.1:${port}/graphql`, close };
}

const idNow = () => `one-${release}`;
const versionNow = () => `w${String(release).padStart(3, '0')}`;

/** A release that some visitors get, which the gateway follows. */
async function given({ url = candidate.url, isGiven = true } = {}): Promise<string> {
  release += 1;
  const version = versionNow();
  await beginAreaRelease(
    registry.connection,
    {
      _id: idNow(),
      area: 'one',
      remote: 'mfe-one',
      version,
      operations: null,
      subgraph: { name: 'coaching', url, version: '2.0.0', contract: 'changed' },
      supergraph: compose(CHANGED),
      changes: [],
      migrations: [{ id: namesOfCoaches.id, about: namesOfCoaches.about, isOwn: true }],
    },
    'grace',
  );
  await registry.route({ release: idNow(), remote: 'mfe-one', version });
  if (isGiven) {
    await registry.startCanary(remoteSending(world.folder, version, [AFTER, SALONS]), 10);
    await noteStep(registry.connection, idNow(), { step: 'given', by: 'grace' });
  }
  return version;
}

const pageWith = (version: string) =>
  createReportTokens([world.env.REPORT_KEY]).sign({
    versions: [{ name: 'mfe-one', version }],
    member: null,
    session: null,
  });
const ask = (query: string, page?: string) =>
  world.browser().post('/graphql', { query }, page === undefined ? {} : { 'x-page': page });

/** As the gateway answers once it follows what was changed: it looks each second. */
const soon = (check: () => Promise<void>) => retry(check, { attempts: 100, delay: 100 });

const NEW = { coaches: { data: [{ fullName: 'Maya Chen' }] } };
const OLD = { coaches: { data: [{ name: 'Maya Chen' }] } };

describe('while an area is released with its subgraph', () => {
  it('pages with its remote are answered by its subgraph, all others as before', async () => {
    const version = await given();

    await soon(async () => expect((await ask(AFTER, pageWith(version))).json.data).toEqual(NEW));
    expect((await ask(BEFORE, pageWith('v001'))).json.data).toEqual(OLD);
    expect((await ask(BEFORE)).json.data).toEqual(OLD);
    expect((await ask(AFTER, pageWith('v001'))).status).toBe(400);
    expect((await ask(BEFORE, pageWith(version))).status).toBe(400);
    expect((await ask(SALONS, pageWith(version))).json.data).toEqual({ salons: { ok: true } });
  });

  it('a page cannot claim the release by a token of its own', async () => {
    const version = await given();
    await soon(async () => expect((await ask(AFTER, pageWith(version))).json.data).toEqual(NEW));
    const forged = createReportTokens(['another key that is thirty-two signs']).sign({
      versions: [{ name: 'mfe-one', version }],
      member: null,
      session: null,
    });

    expect((await ask(BEFORE, forged)).json.data).toEqual(OLD);
  });

  it('a candidate that does not answer is missing on its pages alone', async () => {
    const nobody = createServer().listen(0);
    const { port } = nobody.address() as { port: number };
    nobody.close();
    const version = await given({ url: `http://127.0.0.1:${port}/graphql` });

    await soon(async () =>
      expect((await ask(AFTER, pageWith(version))).json).toMatchObject({
        data: { coaches: null },
        errors: [{ extensions: { code: 'UNAVAILABLE' } }],
      }),
    );
    expect((await ask(SALONS, pageWith(version))).json.data).toEqual({ salons: { ok: true } });
    expect((await ask(BEFORE, pageWith('v001'))).json.data).toEqual(OLD);
  });

  it('counts how both subgraphs fare, by people and without anything personal', async () => {
    const version = await given();
    await soon(async () => expect((await ask(AFTER, pageWith(version))).json.data).toEqual(NEW));
    await fetchesOf(mongoose.connection).deleteMany({});

    await ask(AFTER, pageWith(version));
    await ask(BEFORE, pageWith('v001'));
    await ask(SALONS, pageWith('v001'));
    await ask(BEFORE);

    await soon(async () => {
      const rows = await fetchesOf(mongoose.connection).find({ release: idNow() }).lean();
      expect(rows.map(({ is_candidate, failed }) => ({ is_candidate, failed }))).toEqual(
        expect.arrayContaining([
          { is_candidate: true, failed: 0 },
          { is_candidate: false, failed: 0 },
        ]),
      );
      expect(JSON.stringify(rows)).not.toContain('127.0.0');
    });
  });
});

describe('a release that is rolled back', () => {
  const runMigrationBack = createRunMigrationBack(DEVELOPMENT_INTERNAL_KEY);
  const advance = (now: number) =>
    advanceRollback(mongoose.connection, { runMigrationBack, leave: 75_000, drain: 30_000 }, now);
  const coaches = () =>
    mongoose.connection.collection<{ _id: string; name?: string; full_name?: string }>('test_coaches');
  const place = () => ({
    client: mongoose.connection.getClient(),
    db: mongoose.connection.db!,
    subgraph: 'coaching',
    by: 'grace',
  });
  const routes = async () => (await registry.read(await registry.currentId()))?.routes ?? [];
  const stepsOf = async () =>
    (await areaReleaseById(mongoose.connection, idNow()))!.timeline.map(({ step }) => step);

  beforeEach(async () => {
    await coaches().deleteMany({});
    await rowsOf(place()).deleteMany({});
    await coaches().insertMany([{ _id: 'c1', name: 'Maya Chen' }]);
  });

  it('loses its remote, then its route, then the new form of its data', async () => {
    const version = await given();
    await expand(place(), namesOfCoaches);
    // Only the code of the candidate writes this.
    await coaches().insertOne({ _id: 'c2', full_name: 'Ruth Adler' });
    // The way back is run at the real time, after all of these.
    const now = Date.now() - 120_000;
    await beginRollback(mongoose.connection, idNow(), { why: 'it fails', by: 'grace' }, now);

    await advance(now + 80_000);
    expect(await stepsOf()).toEqual(['planned', 'given', 'returning']);
    await registry.kill('mfe-one', version, '', async () => {});
    await advance(now + 70_000);
    expect(await routes()).toHaveLength(1);
    await advance(now + 76_000);
    expect(await routes()).toEqual([]);
    await advance(now + 100_000);
    expect(await coaches().countDocuments({ full_name: { $exists: true } })).toBe(2);
    await soon(async () => expect(await advance(now + 110_000)).toBe(true));

    expect(await coaches().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'c1', name: 'Maya Chen' },
      { _id: 'c2', name: 'Ruth Adler' },
    ]);
    expect(await stepsOf()).toEqual(['planned', 'given', 'returning', 'unrouted', 'returned']);
    await soon(async () => expect((await ask(AFTER, pageWith(version))).status).toBe(400));
    expect((await ask(BEFORE, pageWith(version))).json.data).toEqual(OLD);
  });

  it('is undone at once where nobody had it yet', async () => {
    await given({ isGiven: false });
    await expand(place(), namesOfCoaches);
    const now = Date.now();
    await beginRollback(mongoose.connection, idNow(), { why: '', by: 'grace' }, now);

    await advance(now);
    expect(await routes()).toEqual([]);
    await soon(async () => expect(await advance(now + 31_000)).toBe(true));

    expect(await coaches().find().toArray()).toEqual([{ _id: 'c1', name: 'Maya Chen' }]);
  });

  it('goes on where a gateway died between two steps', async () => {
    await given({ isGiven: false });
    const now = Date.now();
    await beginRollback(mongoose.connection, idNow(), { why: '', by: 'grace' }, now);
    // It had withdrawn the route, and not noted that.
    await registry.unroute(idNow());

    await advance(now);
    expect(await stepsOf()).toEqual(['planned', 'returning', 'unrouted']);
    await soon(async () => expect(await advance(now + 31_000)).toBe(true));
    expect(await stepsOf()).toEqual(['planned', 'returning', 'unrouted', 'returned']);
  });

  it('waits for a candidate that does not answer: only it has the code of the way back', async () => {
    await given({ isGiven: false, url: 'http://127.0.0.1:1/graphql' });
    await expand(place(), namesOfCoaches);
    const now = Date.now();
    await beginRollback(mongoose.connection, idNow(), { why: '', by: 'grace' }, now);
    await advance(now);

    await expect(advance(now + 31_000)).rejects.toThrow();

    expect(await stepsOf()).not.toContain('returned');
  });

  it('is one whose remote was replaced by another version', async () => {
    await given();
    await registry.publish(remoteSending(world.folder, `x${versionNow()}`, [BEFORE, SALONS]));

    await advance(Date.now());

    expect(await stepsOf()).toEqual(['planned', 'given', 'returning']);
  });
});
