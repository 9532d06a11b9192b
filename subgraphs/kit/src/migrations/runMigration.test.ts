import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { mongo } from 'mongoose';
import { LeaseLost, takeLease } from './lease';
import type { Migration } from './migration';
import { rowsOf, type MigrationPlace } from './migrationRow';
import { back, contract, expand } from './runMigration';
import { runStep } from './runStep';
import { isNew, people, splitNames, type Person } from './testing/splitNames';

const URI = process.env.TEST_MONGODB_URI!;
const ONLY_NEW: Migration = { ...splitNames, reads: 'new' };
const TOLD = { noLiveVersionNeedsIt: true };
const COUNT = 100;
const batchSize = 10;

let client: mongo.MongoClient;
let child: ChildProcess | undefined;
let place: MigrationPlace;
beforeAll(async () => void (client = await new mongo.MongoClient(URI).connect()));
afterAll(() => client.close());
beforeEach(async () => {
  const db = client.db(`test_${randomUUID().slice(0, 12)}`);
  place = { client, db, subgraph: 'sample', by: 'Ada' };
  await stored().insertMany(people(COUNT));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await place.db.dropDatabase();
});

const stored = () => place.db.collection<Person>('people');
const all = () => stored().find().sort({ _id: 1 }).toArray();
const row = async () => (await rowsOf(place).findOne({ _id: splitNames.id }))!;
const rawDocuments = async () =>
  (
    await stored()
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray()
  ).map((raw) => Buffer.from(raw as never).toString('base64'));
/** As the database does after a minute: the transaction of a process that is gone holds what it wrote until then. */
const endSessions = (said: string) =>
  client.db('admin').command({
    endSessions: said.match(/[0-9a-f]{32}/g)!.map((id) => ({ id: mongo.UUID.createFromHexString(id) })),
  });
/** Does something once, while the document of this id is being changed. */
const whileChanging = (id: string, act: () => void): Migration => {
  let isDone = false;
  return {
    ...splitNames,
    expand: {
      ...splitNames.expand,
      change(document) {
        if (document._id === id && !isDone) {
          isDone = true;
          act();
        }
        return splitNames.expand.change(document);
      },
    },
  };
};

describe('expand', () => {
  it('adds the new form to every document in batches, and records how far it is and who ran it', async () => {
    await expand(place, splitNames, { batchSize });

    expect((await all()).every(isNew)).toBe(true);
    expect(await row()).toMatchObject({
      state: 'expanded',
      lease: null,
      expand: {
        documents: COUNT,
        batches: 10,
        pass: 2,
        after: null,
        by: 'Ada',
        finished_at: expect.any(Number),
      },
    });
  });

  it('changes nothing when it is run again, and brings along what was written in the old form since', async () => {
    await expand(place, splitNames, { batchSize });
    const before = await rawDocuments();
    await expand(place, splitNames, { batchSize });
    expect(await rawDocuments()).toEqual(before);

    await stored().insertOne({ _id: 'a-new-one', name: 'Grace Hopper' });
    await stored().updateOne({ _id: 'person-0005' }, { $set: { name: 'Mary Jackson' } });
    await expand(place, splitNames, { batchSize });

    expect((await all()).every(isNew)).toBe(true);
    expect(await row()).toMatchObject({ state: 'expanded', expand: { documents: COUNT + 2 } });
  });

  it.each(['change', 'before', 'after'])(
    'killed at the moment "%s" of a batch, has all of the batch or none of it, and is resumed by another process',
    async (moment) => {
      child = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', resolve(__dirname, 'testing/killed.process.ts')],
          ...[URI, place.db.databaseName, String(batchSize), moment, '200'],
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [said, [, signal]] = await Promise.all([
        text(child.stdout!),
        once(child, 'exit') as Promise<[number | null, string]>,
      ]);
      expect(signal).toBe('SIGKILL');
      await endSessions(said);
      const done = (await all()).filter(isNew).length;
      expect(await row()).toMatchObject({
        state: 'expanding',
        leased_by: 'killed',
        expand: { documents: done },
      });
      expect([30, 40]).toContain(done);
      if (moment === 'change') expect(done).toBe(30);
      if (moment === 'after') expect(done).toBe(40);

      await expand(place, splitNames, { batchSize, poll: 20 });

      expect((await all()).every(isNew)).toBe(true);
      // As many as there are: no batch was done twice.
      expect((await row()).expand).toMatchObject({ documents: COUNT, batches: 10, by: 'Ada' });
    },
    // A process of its own, on a machine that may be busy.
    180_000,
  );

  it('is run by one of two processes that begin it at once; the other waits and finds nothing to do', async () => {
    const waited: string[] = [];
    const run = (by: string) =>
      expand({ ...place, by }, splitNames, {
        batchSize,
        poll: 5,
        onWait: (holder) => void waited.push(`${by} for ${holder}`),
      });

    await Promise.all([run('Ada'), run('Grace')]);

    expect((await all()).every(isNew)).toBe(true);
    expect(waited).toHaveLength(1);
    expect(['Ada for Grace', 'Grace for Ada']).toContain(waited[0]);
    expect((await row()).expand).toMatchObject({ documents: COUNT, batches: 10 });
  });

  it('writes nothing more once another process has the lease, though it was paused and does not know', async () => {
    const lease = (await takeLease(place, splitNames.id, ['pending'], 60_000))!;
    let stolen: Promise<unknown> | undefined;
    const migration = whileChanging('person-0035', () => {
      stolen = rowsOf(place).updateOne({ _id: splitNames.id }, { $set: { lease: 'another' } });
    });

    await expect(runStep(lease, migration, 'expand', { state: 'expanding', batchSize })).rejects.toThrow(
      LeaseLost,
    );
    await stolen;
    await lease.release();

    const done = (await all()).filter(isNew).length;
    expect([30, 40]).toContain(done);
    expect(await row()).toMatchObject({ lease: 'another', expand: { documents: done } });
  });

  it('does not undo what a writer of the old code changes in the middle of a batch, nor leave it behind', async () => {
    const writes: Promise<unknown>[] = [];
    const migration = whileChanging('person-0015', () => {
      writes.push(
        stored().updateOne({ _id: 'person-0015' }, { $set: { name: 'Mary Jackson' } }),
        stored().updateOne({ _id: 'person-0001' }, { $set: { name: 'Dorothy Vaughan' } }),
        stored().insertOne({ _id: 'a-new-one', name: 'Grace Hopper' }),
      );
    });

    await expand(place, migration, { batchSize });
    await Promise.all(writes);

    const documents = await all();
    const nameOf = (id: string) => documents.find(({ _id }) => _id === id)!;
    expect(nameOf('person-0015')).toMatchObject({ name: 'Mary Jackson', first: 'Mary', last: 'Jackson' });
    expect(nameOf('person-0001')).toMatchObject({ first: 'Dorothy', last: 'Vaughan' });
    expect(nameOf('a-new-one')).toMatchObject({ first: 'Grace', last: 'Hopper' });
    expect(documents.every(isNew)).toBe(true);
  });

  it('is not finished while documents of the old form go on being written', async () => {
    const endless: Migration = {
      ...splitNames,
      expand: { ...splitNames.expand, change: () => ({ $set: { age: 1 } }) },
    };

    await expect(expand(place, endless)).rejects.toThrow(/100 documents of people still have to be changed/);
    expect(await row()).toMatchObject({ state: 'expanding', lease: null });
  });
});

describe('back', () => {
  it('restores every document byte for byte, from the middle of an expand and from its end', async () => {
    const before = await rawDocuments();
    const stop = new AbortController();
    const migration = whileChanging('person-0045', () => stop.abort());
    await expect(expand(place, migration, { batchSize, signal: stop.signal })).rejects.toThrow(
      'told to stop',
    );
    expect((await all()).filter(isNew)).toHaveLength(50);

    await back(place, splitNames, { batchSize });
    expect(await rawDocuments()).toEqual(before);
    expect(await row()).toMatchObject({ state: 'pending', back: { documents: 50 } });

    await expand(place, splitNames, { batchSize });
    expect((await row()).expand).toMatchObject({ documents: COUNT });
    await back(place, splitNames, { batchSize });
    expect(await rawDocuments()).toEqual(before);
    expect((await row()).back).toMatchObject({ documents: COUNT });
  });

  it('leaves no document in a new form, not even one that only new code has written', async () => {
    await expand(place, splitNames);
    await stored().insertOne({ _id: 'by-new-code', first: 'Grace', last: 'Hopper' });

    await back(place, splitNames);

    expect(await stored().countDocuments(splitNames.back.where as never)).toBe(0);
    expect(await stored().findOne({ _id: 'by-new-code' })).toEqual({
      _id: 'by-new-code',
      name: 'Grace Hopper',
    });
  });

  it('is refused once the old form is gone', async () => {
    await expand(place, ONLY_NEW);
    await contract(place, ONLY_NEW, TOLD);

    await expect(back(place, splitNames)).rejects.toThrow(/was removed, and cannot be restored/);
    expect((await all()).every(isNew)).toBe(true);
  });

  it('that was interrupted has to be finished before the next expand', async () => {
    await expand(place, splitNames);
    const stop = AbortSignal.abort();
    const lease = (await takeLease(place, splitNames.id, ['expanded'], 1000))!;
    await expect(runStep(lease, splitNames, 'back', { state: 'reverting', signal: stop })).rejects.toThrow();
    await lease.release();

    await expect(expand(place, splitNames)).rejects.toThrow(/back has to be finished first/);
    await back(place, splitNames);
    await expand(place, splitNames);
    expect(await row()).toMatchObject({ state: 'expanded' });
  });
});

describe('contract', () => {
  it('is refused before it is said that no live version needs the old form, and by code that needs it', async () => {
    await expand(place, splitNames);

    await expect(contract(place, ONLY_NEW, { noLiveVersionNeedsIt: false })).rejects.toThrow(
      /before it is said/,
    );
    await expect(contract(place, splitNames, TOLD)).rejects.toThrow(/still reads and writes the old form/);
    expect(await stored().countDocuments({ name: { $exists: true } })).toBe(COUNT);
    expect(await row()).toMatchObject({ state: 'expanded' });
  });

  it('is refused before the expand is finished', async () => {
    await expect(contract(place, ONLY_NEW, TOLD)).rejects.toThrow(/has to be expanded first/);
    expect(await stored().countDocuments({ name: { $exists: true } })).toBe(COUNT);
  });

  it('leaves the old form of a document that is written in it meanwhile, until it has the new one', async () => {
    await expand(place, splitNames);
    let writing: Promise<unknown> | undefined;
    const migration: Migration = {
      ...ONLY_NEW,
      contract: {
        ...ONLY_NEW.contract!,
        change(document) {
          if (document._id === 'person-0015')
            writing ??= stored().updateOne({ _id: 'person-0095' }, { $set: { name: 'Dorothy Vaughan' } });
          return ONLY_NEW.contract!.change(document);
        },
      },
    };

    await contract(place, migration, { ...TOLD, batchSize });
    await writing;
    const written = (await stored().findOne({ _id: 'person-0095' }))!;

    expect(written).toMatchObject({ first: 'Dorothy', last: 'Vaughan' });
    expect((await all()).filter(({ name }) => name !== undefined)).toEqual([]);
    expect((await row()).contract).toMatchObject({ documents: COUNT });
  });

  it('removes the old form, after what was written in it since the expand was brought along', async () => {
    await expand(place, splitNames);
    await stored().updateOne({ _id: 'person-0001' }, { $set: { name: 'Dorothy Vaughan' } });
    await stored().insertOne({ _id: 'a-new-one', name: 'Grace Hopper' });

    await contract(place, ONLY_NEW, TOLD);
    await contract(place, ONLY_NEW, TOLD);

    const documents = await all();
    expect(documents.find(({ _id }) => _id === 'person-0001')).toEqual({
      _id: 'person-0001',
      age: 1,
      first: 'Dorothy',
      last: 'Vaughan',
    });
    expect(documents.find(({ _id }) => _id === 'a-new-one')).toEqual({
      _id: 'a-new-one',
      first: 'Grace',
      last: 'Hopper',
    });
    expect(documents.filter(({ name }) => name !== undefined)).toEqual([]);
    expect(await row()).toMatchObject({
      state: 'contracted',
      expand: { documents: COUNT + 2 },
      contract: { documents: COUNT + 1, finished_at: expect.any(Number) },
    });
  });
});
