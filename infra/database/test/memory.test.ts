import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startDatabase, type RunningDatabase } from '../src';
import { temporaryFolder } from './openDatabase';

const COUNT = 1500;
const dataDir = temporaryFolder();
const scratch = join(dataDir, 'database', 'scratch');
let database: RunningDatabase;
let client: mongo.MongoClient;
let entries: mongo.Collection<{ _id: number; group: number; text: string }>;

beforeAll(async () => {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'left behind'), 'by a process that was killed');
  database = await startDatabase({ port: 0, dataDir, isThrowaway: true, memoryBytes: 40_000 });
  client = await new mongo.MongoClient(database.uri).connect();
  entries = client.db('test').collection('entries');
  await entries.insertMany(
    Array.from({ length: COUNT }, (_, i) => ({
      _id: (i * 7919) % COUNT,
      group: i % 500,
      text: `${i % 3}${'x'.repeat(150)}`,
    })),
  );
});
afterAll(async () => {
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const files = () => (existsSync(scratch) ? readdirSync(scratch) : []);
const inOrder = Array.from({ length: COUNT }, (_, i) => COUNT - 1 - i);
const noDisk = { code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed' };
// Not by the field itself: its index would answer.
const unindexed = [{ $addFields: { key: '$_id' } }, { $sort: { key: -1 } }] as const;

it('sorts more than its memory limit on disk, and leaves no file behind', async () => {
  const found = await entries.find().sort({ text: 1, _id: -1 }).toArray();
  const piped = await entries.aggregate([...unindexed]).toArray();

  expect(found.map(({ _id, text }) => [text[0], _id])).toEqual(
    [...found.map(({ _id, text }) => [text[0], _id] as [string, number])].sort(
      ([a, x], [b, y]) => a.localeCompare(b) || y - x,
    ),
  );
  expect(found).toHaveLength(COUNT);
  expect(piped.map(({ _id }) => _id)).toEqual(inOrder);
  expect(files()).toEqual([]);
});

it('leaves no file of a sort that is abandoned half way', async () => {
  const cursor = entries.aggregate([...unindexed], { batchSize: 10 });
  await cursor.next();
  const whileOpen = files().length;
  await cursor.close();

  expect(whileOpen).toBeGreaterThan(0);
  expect(files()).toEqual([]);
});

it('refuses where the disk is forbidden, with the code MongoDB has for it', async () => {
  await expect(entries.find().sort({ text: 1 }).allowDiskUse(false).toArray()).rejects.toMatchObject(noDisk);
  await expect(entries.aggregate([...unindexed], { allowDiskUse: false }).toArray()).rejects.toMatchObject(
    noDisk,
  );
  await expect(
    entries.aggregate([{ $group: { _id: '$_id' } }], { allowDiskUse: false }).toArray(),
  ).rejects.toMatchObject(noDisk);
});

it('needs no disk for a small limit, nor where an index gives the order', async () => {
  const first = await entries.find().sort({ text: -1, _id: 1 }).limit(3).allowDiskUse(false).toArray();
  const indexed = await entries.find().sort({ _id: -1 }).allowDiskUse(false).toArray();

  expect(first.map(({ text }) => text[0])).toEqual(['2', '2', '2']);
  expect(indexed.map(({ _id }) => _id)).toEqual(inOrder);
});

it('groups more than its memory limit, each group whole', async () => {
  const groups = await entries
    .aggregate([{ $group: { _id: '$group', n: { $sum: 1 }, ids: { $push: '$_id' } } }, { $sort: { _id: 1 } }])
    .toArray();

  expect(groups.map(({ _id, n, ids }) => [_id, n, ids.length])).toEqual(
    Array.from({ length: 500 }, (_, id) => [id, 3, 3]),
  );
  expect(files()).toEqual([]);
});

it.each<[string, mongo.Document[]]>([
  ['one group', [{ $group: { _id: null, all: { $push: '$$ROOT' } } }]],
  ['a set', [{ $group: { _id: null, all: { $addToSet: '$_id' } } }]],
  ['facets', [{ $facet: { a: [{ $count: 'n' }] } }]],
])('refuses to hold too much in %s', async (_what, pipeline) => {
  await expect(entries.aggregate(pipeline).toArray()).rejects.toMatchObject({
    code: 146,
    codeName: 'ExceededMemoryLimit',
  });
});
