import type { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let names: mongo.Collection<{ _id: number; n: string }>;
beforeAll(async () => {
  names = database.db.collection('names');
  await names.insertMany(['b', 'A', 'a', 'B'].map((n, _id) => ({ _id, n })));
});

const collation = { locale: 'en', strength: 2 };
const notSupported = { code: 115 };
const run = (pipeline: mongo.Document[]) => names.aggregate(pipeline, { collation }).toArray();
const ids = (found: mongo.Document[]) => found.map(({ _id }) => _id as number);

it('filters and orders by it in every stage', async () => {
  const pipeline = [
    { $match: { n: 'B' } },
    { $set: { m: '$n' } },
    { $match: { m: 'b' } },
    { $sort: { _id: 1 } },
  ];

  expect(ids(await run(pipeline))).toEqual([0, 3]);
  expect(ids(await run([{ $set: { m: '$n' } }, { $sort: { m: 1, _id: 1 } }]))).toEqual([1, 2, 0, 3]);
});

it('counts by it', async () => {
  expect(await names.countDocuments({ n: 'A' }, { collation })).toBe(2);
});

it('is that of the collection when none is asked for, in every stage', async () => {
  const made = await database.db.createCollection<{ _id: number; n: string }>('made', { collation });
  await made.insertMany(['b', 'a', 'A'].map((n, _id) => ({ _id, n })));

  const sorted = await made.aggregate([{ $set: { m: '$n' } }, { $sort: { m: 1, _id: 1 } }]).toArray();

  expect(ids(sorted)).toEqual([1, 2, 0]);
});

it.each([
  [[{ $group: { _id: '$n' } }]],
  [[{ $group: { _id: null, all: { $addToSet: '$n' } } }]],
  [[{ $sortByCount: '$n' }]],
  [[{ $bucket: { groupBy: '$n', boundaries: ['a', 'c'] } }]],
  [[{ $set: { isA: { $eq: ['$n', 'a'] } } }]],
  [[{ $match: { $expr: { $eq: ['$n', 'a'] } } }]],
  [[{ $facet: { all: [{ $group: { _id: '$n' } }] } }]],
])('refuses what would compare by bytes under it: %j', async (pipeline) => {
  await expect(run(pipeline)).rejects.toMatchObject(notSupported);
});

it('refuses the same in projections and updates', async () => {
  const isA = { $eq: ['$n', 'a'] };

  await expect(names.find({}, { collation, projection: { isA } }).toArray()).rejects.toMatchObject(
    notSupported,
  );
  await expect(names.updateOne({ n: 'a' }, [{ $set: { isA } }], { collation })).rejects.toMatchObject(
    notSupported,
  );
});
