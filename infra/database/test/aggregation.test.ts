import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let salons: mongo.Collection<mongo.Document>;
const hosts = [new mongo.ObjectId(), new mongo.ObjectId(), new mongo.ObjectId()];

beforeAll(async () => {
  salons = database.db.collection('salons');
  await database.db.collection('hosts').insertMany(hosts.map((_id, i) => ({ _id, name: `Host ${i}` })));
  await salons.insertMany([
    {
      // The driver's types want an ObjectId as `_id`, here and below.
      _id: 1 as never,
      host: hosts[0],
      seats: 10,
      tags: ['law', 'tax'],
      at: new Date('2024-01-05T10:00:00Z'),
    },
    { _id: 2 as never, host: hosts[0], seats: 20, tags: ['law'], at: new Date('2024-02-05T10:00:00Z') },
    { _id: 3 as never, host: hosts[1], seats: 5, tags: [], at: new Date('2024-02-07T10:00:00Z') },
    { _id: 4 as never, seats: null, at: new Date('2024-03-01T10:00:00Z') },
  ]);
});

const run = (pipeline: mongo.Document[], options?: mongo.AggregateOptions) =>
  salons.aggregate(pipeline, options).toArray();
const compute = async (expression: unknown) =>
  (await run([{ $match: { _id: 1 } }, { $project: { _id: 0, result: expression } }]))[0]!.result;

it('groups by values of any type, missing with null', async () => {
  const groups = await run([
    {
      $group: {
        _id: '$host',
        n: { $sum: 1 },
        seats: { $sum: '$seats' },
        most: { $max: '$seats' },
        all: { $push: '$_id' },
      },
    },
    { $sort: { n: -1, seats: -1 } },
  ]);

  expect(groups).toEqual([
    { _id: hosts[0], n: 2, seats: 30, most: 20, all: [1, 2] },
    { _id: hosts[1], n: 1, seats: 5, most: 5, all: [3] },
    { _id: null, n: 1, seats: 0, most: null, all: [4] },
  ]);
});

it('joins by field, by array and by pipeline', async () => {
  const lookup = async (specification: mongo.Document, id: number) =>
    (await run([{ $match: { _id: id } }, { $lookup: { from: 'hosts', as: 'found', ...specification } }]))[0]!
      .found;

  expect(await lookup({ localField: 'host', foreignField: '_id' }, 1)).toEqual([
    { _id: hosts[0], name: 'Host 0' },
  ]);
  expect(await lookup({ localField: 'host', foreignField: '_id' }, 4)).toEqual([]);
  expect(
    await lookup(
      {
        let: { id: '$host' },
        pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$id'] } } }, { $project: { name: 1, _id: 0 } }],
      },
      3,
    ),
  ).toEqual([{ name: 'Host 1' }]);
});

it('answers several questions at once with $facet', async () => {
  const [answer] = await run([
    {
      $facet: {
        total: [{ $count: 'n' }],
        first: [{ $sort: { at: 1 } }, { $limit: 1 }, { $project: { at: 1 } }],
        none: [{ $match: { _id: 9 } }],
      },
    },
  ]);

  expect(answer).toEqual({
    total: [{ n: 4 }],
    first: [{ _id: 1, at: new Date('2024-01-05T10:00:00Z') }],
    none: [],
  });
});

it('unwinds arrays, keeping the empty when asked', async () => {
  const tags = async (options: mongo.Document) =>
    (await run([{ $sort: { _id: 1 } }, { $unwind: { path: '$tags', ...options } }])).map(({ _id, tags }) => [
      _id,
      tags,
    ]);

  expect(await tags({})).toEqual([
    [1, 'law'],
    [1, 'tax'],
    [2, 'law'],
  ]);
  expect(await tags({ preserveNullAndEmptyArrays: true })).toEqual([
    [1, 'law'],
    [1, 'tax'],
    [2, 'law'],
    [3, undefined],
    [4, undefined],
  ]);
});

it('keeps stored fields in stored order and puts computed ones after them', async () => {
  const [first] = await run([
    { $project: { seats: 1, label: { $concat: ['No. ', { $toString: '$_id' }] }, host: 1 } },
    { $limit: 1 },
  ]);

  expect(Object.keys(first!)).toEqual(['_id', 'host', 'seats', 'label']);
  expect(first!.label).toBe('No. 1');
});

it('adds fields inside every element of an array', async () => {
  await database.db.collection('orders').insertOne({ lines: [{ n: 1 }, { n: 2 }] });

  const [order] = await database.db
    .collection('orders')
    .aggregate([{ $addFields: { 'lines.paid': true } }])
    .toArray();

  expect(order!.lines).toEqual([
    { n: 1, paid: true },
    { n: 2, paid: true },
  ]);
});

it.each<[string, unknown, unknown]>([
  ['null is not missing', { $eq: ['$nothing', null] }, false],
  ['the default of a missing field', { $ifNull: ['$nothing', 'none'] }, 'none'],
  ['conditions', { $cond: [{ $gt: ['$seats', 8] }, 'large', 'small'] }, 'large'],
  ['date arithmetic', { $subtract: ['$at', new Date('2024-01-05T09:00:00Z')] }, 3_600_000],
  ['dates as text', { $dateToString: { date: '$at', format: '%Y-%m-%d' } }, '2024-01-05'],
  [
    'map and filter',
    {
      $map: {
        input: { $filter: { input: '$tags', cond: { $eq: ['$$this', 'tax'] } } },
        in: { $toUpper: '$$this' },
      },
    },
    ['TAX'],
  ],
  ['sets', { $setUnion: ['$tags', ['law', 'art']] }, ['law', 'tax', 'art']],
  [
    'conversion to an identifier',
    { $toObjectId: '65f000000000000000000001' },
    new mongo.ObjectId('65f000000000000000000001'),
  ],
  [
    'sums of wide numbers',
    { $toString: { $add: [mongo.Long.fromString('9007199254740993'), 1] } },
    '9007199254740994',
  ],
])('computes %s', async (_name, expression, expected) => {
  expect(await compute(expression)).toEqual(expected);
});

it('adds decimals without rounding', async () => {
  const amounts = database.db.collection('amounts');
  await amounts.insertMany(
    ['0.10', '0.20', '0.30'].map((text) => ({ amount: mongo.Decimal128.fromString(text) })),
  );

  const [total] = await amounts.aggregate([{ $group: { _id: null, sum: { $sum: '$amount' } } }]).toArray();

  expect(String(total!.sum)).toBe('0.60');
});

it('writes results into another collection', async () => {
  await run([{ $match: { seats: { $gte: 10 } } }, { $project: { seats: 1 } }, { $out: 'large' }]);
  await run([
    { $match: { _id: 1 } },
    { $project: { seen: { $literal: true } } },
    { $merge: { into: 'large' } },
  ]);

  expect(await database.db.collection('large').find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 1, seats: 10, seen: true },
    { _id: 2, seats: 20 },
  ]);
});

it('sorts text as a collation asks', async () => {
  const names = database.db.collection('people');
  await names.insertMany([{ n: 'b' }, { n: 'A' }, { n: 'a' }, { n: 'B' }]);
  const sorted = await names
    .find({ n: { $in: ['A', 'b'] } })
    .sort({ n: 1 })
    .collation({ locale: 'en', strength: 2 })
    .toArray();

  expect(sorted.map(({ n }) => n)).toEqual(['A', 'a', 'b', 'B']);
});

it('refuses stages and variables it does not know', async () => {
  await expect(run([{ $explode: {} }])).rejects.toMatchObject({ code: 40324 });
  await expect(run([{ $project: { x: '$$nobody' } }])).rejects.toMatchObject({ code: 17276 });
});
