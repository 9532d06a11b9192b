import { rmSync } from 'node:fs';
import { mongo } from 'mongoose';
import { startDatabase, type RunningDatabase } from '../src';
import { temporaryFolder } from './openDatabase';
import { rawCommand } from './rawCommand';

const COUNT = 1000;
const dataDir = temporaryFolder();
let database: RunningDatabase;
let client: mongo.MongoClient;
let things: mongo.Collection<{ _id: number; a: number }>;

/** Each read of the clock advances it by so many milliseconds. */
let msPerRead = 0;
let clockReads = 0;
let time = 0;
const now = () => {
  clockReads++;
  return (time += msPerRead);
};

beforeAll(async () => {
  database = await startDatabase({ port: 0, dataDir, isThrowaway: true, now });
  client = await new mongo.MongoClient(database.uri).connect();
  things = client.db('test').collection('things');
});
afterAll(async () => {
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  msPerRead = clockReads = 0;
  await things.drop();
  await things.insertMany(Array.from({ length: COUNT }, (_, i) => ({ _id: i, a: i })));
});

const run = (command: mongo.Document) => rawCommand(database.uri, command);
const isOver = { ok: 0, code: 50, codeName: 'MaxTimeMSExpired' };
const filter = { a: { $gte: 0 } };
const pipeline = [{ $match: filter }, { $group: { _id: null, a: { $sum: '$a' } } }];
const write = { q: filter, u: { $inc: { a: 1 } }, multi: true };

const commands = {
  find: { find: 'things', filter, sort: { a: -1 } },
  aggregate: { aggregate: 'things', pipeline, cursor: {} },
  count: { count: 'things', query: filter },
  distinct: { distinct: 'things', key: 'a' },
  explain: { explain: { find: 'things', filter }, verbosity: 'executionStats' },
  update: { update: 'things', updates: [write] },
  delete: { delete: 'things', deletes: [{ q: filter, limit: 0 }] },
  findAndModify: { findAndModify: 'things', query: { a: COUNT - 1 }, update: { $inc: { a: 1 } } },
  insert: { insert: 'things', documents: Array.from({ length: 100 }, (_, i) => ({ _id: COUNT + i })) },
  createIndexes: { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a' }] },
  drop: { drop: 'things' },
};

it.each(Object.entries(commands))(
  'ends %s when its time limit is exceeded, and leaves nothing done',
  async (_, command) => {
    msPerRead = 1;
    const ended = await run({ ...command, maxTimeMS: 2 });
    msPerRead = 0;

    expect(ended).toMatchObject(isOver);
    expect(await things.countDocuments()).toBe(COUNT);
    expect(await things.find().project({ a: 1 }).toArray()).toEqual(
      Array.from({ length: COUNT }, (__, i) => ({ _id: i, a: i })),
    );
    expect(await things.indexes()).toHaveLength(1);
  },
);

it.each(Object.entries(commands))('lets %s take the time it has', async (_, command) => {
  msPerRead = 1;

  expect(await run({ ...command, maxTimeMS: COUNT })).toMatchObject({ ok: 1 });
});

it('ends a write that has waited in the queue beyond its time limit', async () => {
  msPerRead = 3;
  const ended = await run({ insert: 'things', documents: [{ _id: COUNT }], maxTimeMS: 2 });

  expect(ended).toMatchObject(isOver);
  expect(await things.countDocuments()).toBe(COUNT);
});

it('leaves nothing of the statements before the one that was ended, so that all can be sent again', async () => {
  msPerRead = 1;
  const first = { q: { _id: 1 }, u: { $inc: { a: 1 } } };
  const ended = await run({ update: 'things', updates: [first, write], ordered: false, maxTimeMS: 5 });

  expect(ended).toMatchObject(isOver);
  expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, a: 1 });
});

it('ends what `$merge` had begun to write', async () => {
  const mergeAll = (a: number, maxTimeMS: number) =>
    run({
      aggregate: 'things',
      pipeline: [{ $set: { a } }, { $merge: { into: 'things' } }],
      cursor: {},
      maxTimeMS,
    });
  await mergeAll(-1, COUNT);
  const wholeTime = clockReads;
  msPerRead = 1;
  const ended = await mergeAll(-2, wholeTime - 5);

  expect(ended).toMatchObject(isOver);
  expect(await things.countDocuments({ a: -1 })).toBe(COUNT);
});

it('ends a pipeline that makes more and more of few documents', async () => {
  msPerRead = 1;
  const made = [
    { $documents: [{ all: { $range: [0, COUNT] } }] },
    { $unwind: '$all' },
    { $group: { _id: '$all' } },
  ];

  expect(await run({ aggregate: 1, pipeline: made, cursor: {}, maxTimeMS: 2 })).toMatchObject(isOver);
});

it('ends a transaction with the write', async () => {
  const session = client.startSession();
  session.startTransaction();
  await things.insertOne({ _id: -1, a: 0 }, { session });
  msPerRead = 1;

  await expect(
    things.updateMany(filter, { $inc: { a: 1 } }, { session, maxTimeMS: 2 }),
  ).rejects.toMatchObject({ code: 50 });
  await expect(things.insertOne({ _id: -2, a: 0 }, { session })).rejects.toMatchObject({ code: 251 });
  await session.endSession();
  expect(await things.countDocuments({ _id: { $lt: 0 } })).toBe(0);
});

describe('a cursor', () => {
  const batchSize = 100;
  const first = async (maxTimeMS: number): Promise<mongo.Long> => {
    const reply = await run({ find: 'things', filter, batchSize, maxTimeMS });
    return reply.cursor.id as mongo.Long;
  };
  const next = (id: mongo.Long) => run({ getMore: id, collection: 'things', batchSize });

  it('is given one time for all its batches', async () => {
    msPerRead = 1;
    const id = await first(15);
    const replies: mongo.Document[] = [];
    do replies.push(await next(id));
    while (replies.at(-1)!.ok === 1 && replies.length < COUNT / batchSize);

    expect(replies.length).toBeGreaterThan(1);
    expect(replies.at(-1)).toMatchObject(isOver);
    expect(await next(id)).toMatchObject({ ok: 0, code: 43 });
  });

  it('is not charged for the time between them', async () => {
    const id = await first(15);
    time += 1000;

    expect(await next(id)).toMatchObject({ ok: 1, cursor: { nextBatch: expect.any(Array) } });
  });

  it('refuses a time for one batch, which is for waiting cursors', async () => {
    const id = await first(15);

    expect(await run({ getMore: id, collection: 'things', maxTimeMS: 5 })).toMatchObject({ ok: 0, code: 2 });
  });
});

it('reads the clock every few steps, and never without a limit', async () => {
  await run(commands.find);
  const withoutLimit = clockReads;
  await run({ ...commands.find, maxTimeMS: 1000 });

  expect(withoutLimit).toBe(0);
  expect(clockReads).toBeLessThan(COUNT / 20);
});

it.each([-1, 1.5, 2 ** 31, 'soon'])('refuses %j as a time', async (maxTimeMS) => {
  expect(await run({ find: 'things', maxTimeMS })).toMatchObject({ ok: 0, code: 2 });
});

it('takes zero for no limit', async () => {
  msPerRead = 1;

  expect(await run({ ...commands.find, maxTimeMS: 0 })).toMatchObject({ ok: 1 });
});
