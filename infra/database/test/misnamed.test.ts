import { BSONRegExp } from 'bson';
import type { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let things: mongo.Collection<{ _id: number; a: string }>;
beforeAll(async () => {
  things = database.db.collection('things');
  await things.insertMany([
    { _id: 1, a: 'a\nb' },
    { _id: 2, a: 'ab' },
  ]);
});

it.each<[mongo.Document]>([
  [{ $unwind: { path: '$a', includeArrayIndx: 'i' } }],
  [{ $sample: { size: 1, seed: 1 } }],
  [{ $lookup: { from: 'things', localField: '_id', foreignField: '_id', as: 'x', pipline: [] } }],
  [{ $lookup: { from: 'things', localField: '_id', as: 'x' } }],
  [{ $lookup: { from: 'things', as: 'x' } }],
  [
    {
      $graphLookup: {
        from: 'things',
        startWith: '$_id',
        connectFromField: '_id',
        connectToField: '_id',
        as: 'x',
        maxDept: 1,
      },
    },
  ],
  [{ $unionWith: { coll: 'things', pipelin: [] } }],
  [{ $bucket: { groupBy: '$_id', boundaries: [5, 0], default: 'o' } }],
  [{ $bucket: { groupBy: '$_id', boundaries: [0, 5], defalt: 'o' } }],
  [{ $replaceRoot: { newRoot: {}, old: 1 } }],
  [{ $merge: { into: 'others', whenMatchd: 'fail' } }],
  [{ $merge: { into: 'others', whenMatched: 'never' } }],
  [{ $merge: { into: 'others', whenNotMatched: 'never' } }],
  [{ $out: { db: 'test', coll: 'others', timeseries: {} } }],
  [{ $sort: { a: 2 } }],
  [{ $sort: {} }],
  [{ $skip: -1 }],
  [{ $limit: 1.5 }],
  [{ $count: 'a.b' }],
  [{ $sortByCount: 'a' }],
  [{ $group: { _id: null, 'a.b': { $sum: 1 } } }],
  [{ $group: { _id: null, x: { $topN: { n: 1, sortBy: { a: 1 }, outpt: '$a' } } } }],
  [{ $group: { _id: null, x: { $top: { n: 1, sortBy: { a: 1 }, output: '$a' } } } }],
  [{ $group: { _id: null, x: { $firstN: { n: 0, input: '$a' } } } }],
  [{ $set: { x: { $slice: [[1, 2], 0, -1] } } }],
  [{ $set: { x: { $arrayElemAt: [[1, 2], 0.5] } } }],
  [{ $set: { x: { $ifNull: ['$b'] } } }],
])('refuses %j instead of leaving something out', async (stage) => {
  await expect(things.aggregate([stage]).toArray()).rejects.toMatchObject({ ok: 0 });
  expect(await database.db.listCollections({ name: 'others' }).toArray()).toEqual([]);
});

it.each<[mongo.Document]>([
  [{ a: { $options: 'i' } }],
  [{ a: { $regex: 'a', $options: 'g' } }],
  [{ a: { $size: 1.5 } }],
  [{ a: { $size: -1 } }],
])('refuses the query %j', async (filter) => {
  await expect(things.find(filter).toArray()).rejects.toMatchObject({ ok: 0 });
});

it('keeps every option of a regular expression', async () => {
  const matching = async (pattern: string, options: string) =>
    // The driver's types know RegExp alone in a filter.
    (await things.find({ a: new BSONRegExp(pattern, options) as never }).toArray()).map(({ _id }) => _id);

  expect(await matching('a.b', 's')).toEqual([1]);
  expect(await matching('A B', 'ix')).toEqual([2]);
  expect(await matching('^b', 'm')).toEqual([1]);
});
