import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

/** Pipelines that pass stored documents on as bytes answer what others answer. */

const database = openDatabaseForFile();
const { Decimal128, Double, Int32, Long, ObjectId } = mongo;
const rows = [
  { _id: 1, long: Long.fromNumber(5), double: new Double(2), decimal: Decimal128.fromString('1.50'), z: 'é' },
  { _id: 2, nested: { a: [1, { b: new ObjectId() }] }, z: null, double: new Int32(7) },
  { _id: 3, z: /x/i, at: new Date(5), binary: new mongo.Binary(Buffer.from('abc')) },
];

beforeAll(async () => {
  // The driver's types want an ObjectId as `_id`.
  await database.db.collection('rows').insertMany(rows as never[]);
  await database.db
    .collection('many')
    .insertMany(Array.from({ length: 1200 }, (_, n) => ({ _id: n, n }) as never));
});

const exact = (value: unknown) => mongo.BSON.EJSON.stringify({ value }, { relaxed: false });
const beside = async (...pipelines: [from: string, pipeline: mongo.Document[]][]) => {
  const stages = pipelines.map(([from, pipeline], at) => ({ $lookup: { from, pipeline, as: `read${at}` } }));
  const [found] = await database.db
    .aggregate([{ $documents: [{}] }, ...stages], { promoteValues: false })
    .toArray();
  return pipelines.map((_, at) => found![`read${at}`] as mongo.Document[]);
};
const alone = (from: string, pipeline: mongo.Document[]) =>
  // An `$addFields` of nothing keeps the pipeline from passing on bytes.
  database.db
    .collection(from)
    .aggregate([{ $match: {} }, { $addFields: { none: '$$REMOVE' } }, ...pipeline], { promoteValues: false })
    .toArray();

const PIPELINES: [name: string, from: string, pipeline: mongo.Document[]][] = [
  ['whole documents', 'rows', [{ $match: { _id: { $gt: 0 } } }, { $sort: { _id: -1 } }]],
  ['fields that are taken', 'rows', [{ $sort: { _id: 1 } }, { $project: { z: 1, double: true, none: 1 } }]],
  ['fields without the identifier', 'rows', [{ $sort: { _id: 1 } }, { $project: { _id: 0, long: 1 } }]],
  ['fields that are left out', 'rows', [{ $sort: { _id: 1 } }, { $project: { z: 0, nested: 0 } }]],
  ['a part of a field', 'rows', [{ $sort: { _id: 1 } }, { $project: { 'nested.a': 1 } }]],
  ['a window', 'rows', [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 1 }]],
  ['values', 'rows', [{ $sort: { _id: 1 } }, { $project: { sum: { $add: ['$_id', 1] } } }]],
  ['a count', 'rows', [{ $group: { _id: null, count: { $sum: 1 } } }]],
  ['nothing', 'rows', [{ $match: { _id: 99 } }]],
  ['a collection that is not there', 'nowhere', [{ $match: {} }]],
  ['more than a thousand', 'many', [{ $sort: { n: 1 } }]],
];

it.each(PIPELINES)('%s', async (_, from, pipeline) => {
  const expected = exact(await alone(from, pipeline));

  expect(exact((await beside([from, pipeline]))[0])).toBe(expected);
  const direct = database.db.collection(from).aggregate(pipeline, { promoteValues: false });
  expect(exact(await direct.toArray())).toBe(expected);
});

it('puts the results of several side by side, also of one collection', async () => {
  const found = await beside(...PIPELINES.map(([, from, pipeline]) => [from, pipeline] as const).map(pair));

  for (const [at, [, from, pipeline]] of PIPELINES.entries())
    expect(exact(found[at])).toBe(exact(await alone(from, pipeline)));
});

it('answers views through their pipelines', async () => {
  await database.db.createCollection('later', {
    viewOn: 'rows',
    pipeline: [{ $match: { _id: { $gt: 1 } } }],
  });

  const [found] = await beside(['later', [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }]]);
  expect(found!.map(({ _id }) => Number(_id))).toEqual([2, 3]);
});

it('refuses what other pipelines refuse', async () => {
  const codeOf = (pipeline: mongo.Document[]) =>
    beside(['rows', pipeline]).then(
      () => null,
      (error: mongo.MongoServerError) => Number(error.code),
    );
  expect(await codeOf([{ $project: { z: 1, long: 0 } }])).toBe(31254);
  expect(await codeOf([{ $project: {} }])).toBe(40177);
  await expect(beside(['rows', [{ $match: { z: { $nonsense: 1 } } }]])).rejects.toThrow();
  const stages = [
    { $documents: [{}] },
    { $lookup: { from: 'rows', pipeline: [], as: 'found' } },
    { $lookup: { from: 'rows', pipeline: [{ $limit: 1 }], as: 'found' } },
  ];
  const [last] = await database.db.aggregate(stages).toArray();
  expect(last!.found).toHaveLength(1);
});

const pair = ([from, pipeline]: readonly [string, mongo.Document[]]): [string, mongo.Document[]] => [
  from,
  pipeline,
];
