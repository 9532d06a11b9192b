import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import mongoose from 'mongoose';
import { serveSubgraph } from '../server';
import type { Subgraph } from '../subgraph';
import { openForFile, openTestDatabase } from '../testing';
import type { Migration } from './migration';
import { rowsOf, type MigrationPlace } from './migrationRow';
import { noteMigrated } from './noteMigrated';
import { contract, expand } from './runMigration';
import { people, splitNames, type Person } from './testing/splitNames';

const ONLY_NEW: Migration = { ...splitNames, reads: 'new' };
const TOLD = { noLiveVersionNeedsIt: true };

openForFile(() => openTestDatabase([]));
let place: MigrationPlace;
beforeEach(async () => {
  place = {
    client: mongoose.connection.getClient() as never,
    db: mongoose.connection.db!,
    subgraph: 'coaching',
    by: 'Ada',
  };
  await place.db.dropDatabase();
});

const stored = () => place.db.collection<Person>('people');
const stateOf = async () => (await rowsOf(place).findOne({ _id: splitNames.id }))?.state;

/** The answer to `/ready` of code with these migrations. */
async function readiness(...migrations: Migration[]) {
  const subgraph = {
    name: 'coaching',
    about: { version: '1.0.0', owner: null, contract: 'test' },
    schema: buildSchema('type Query { quick: String }'),
    models: [],
    migrations,
    createContext: (caller) => ({ ...caller, loaders: null }),
  } as Partial<Subgraph> as Subgraph;
  const { server, close } = await serveSubgraph(subgraph, {
    port: 0,
    internalKey: 'a key for this test only',
  });
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ready`);
  const { ok, problem } = (await response.json()) as { ok: boolean; problem?: string };
  await close();
  return { status: response.status, ok, problem };
}

const READY = { status: 200, ok: true, problem: undefined };

describe('a process of a subgraph', () => {
  it('is ready before and after an expand, with code that reads both forms and code that does not know it', async () => {
    await stored().insertMany(people(3));
    expect([await readiness(splitNames), await readiness()]).toEqual([READY, READY]);

    await expand(place, splitNames);
    expect([await readiness(splitNames), await readiness(), await readiness(ONLY_NEW)]).toEqual([
      READY,
      READY,
      READY,
    ]);
  });

  it('is not ready when its code needs the new form, before the expand', async () => {
    await stored().insertMany(people(3));
    await noteMigrated({ name: 'coaching', migrations: [ONLY_NEW] });

    expect(await readiness(ONLY_NEW)).toEqual({
      status: 503,
      ok: false,
      problem:
        'This version needs migration 0001-split-names, which is not expanded: npm run migrate -- expand coaching',
    });
  });

  it('is not ready when a contract has removed what its code needs', async () => {
    await stored().insertMany(people(3));
    await expand(place, ONLY_NEW);
    await contract(place, ONLY_NEW, TOLD);

    expect(await readiness(ONLY_NEW)).toEqual(READY);
    expect(await readiness()).toMatchObject({
      status: 503,
      problem: expect.stringContaining('does not know the new one'),
    });
    expect(await readiness(splitNames)).toMatchObject({
      status: 503,
      problem: expect.stringContaining('still writes it'),
    });
  });
});

describe('a fresh database', () => {
  it('has nothing to run: it is expanded, and contracted for code that needs the new form only', async () => {
    await noteMigrated({ name: 'coaching', migrations: [splitNames] });
    expect(await stateOf()).toBe('expanded');

    await place.db.dropDatabase();
    await noteMigrated({ name: 'coaching', migrations: [ONLY_NEW] });
    expect(await stateOf()).toBe('contracted');
    expect(await readiness(ONLY_NEW)).toEqual(READY);
  });

  it('is told from one with documents of the old form, which stay pending', async () => {
    await stored().insertMany(people(3));

    await noteMigrated({ name: 'coaching', migrations: [splitNames] });

    expect(await stateOf()).toBeUndefined();
  });

  it('is noted once, whatever is written later', async () => {
    await noteMigrated({ name: 'coaching', migrations: [splitNames] });
    await stored().insertMany(people(3));
    await noteMigrated({ name: 'coaching', migrations: [ONLY_NEW] });

    expect(await stateOf()).toBe('expanded');
  });
});
