import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let documents: mongo.Collection<mongo.Document>;
beforeEach(async () => {
  documents = database.db.collection('documents');
  await documents.deleteMany({});
});

async function updated(
  before: mongo.Document,
  update: mongo.Document,
  options: mongo.UpdateOptions = {},
  filter = {},
) {
  const { insertedId } = await documents.insertOne({ ...before });
  await documents.updateOne({ _id: insertedId, ...filter }, update, options);
  const { _id, ...after } = (await documents.findOne({ _id: insertedId }))!;
  return after;
}

describe('update operators', () => {
  it.each<[string, mongo.Document, mongo.Document, mongo.Document]>([
    ['$set makes parents', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set pads an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    [
      '$unset leaves a hole in an array',
      { a: [1, 2], b: 1 },
      { $unset: { 'a.0': 1, b: 1 } },
      { a: [null, 2] },
    ],
    ['$inc and $mul start from nothing', {}, { $inc: { n: 2 }, $mul: { m: 5 } }, { n: 2, m: 0 }],
    ['$min and $max', { low: 3, high: 3 }, { $min: { low: 1 }, $max: { high: 1 } }, { low: 1, high: 3 }],
    ['$rename', { a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { b: 2, c: { d: 1 } }],
    [
      '$push places, sorts and cuts',
      { a: [5, 1] },
      { $push: { a: { $each: [3, 9], $sort: -1, $slice: 3 } } },
      { a: [9, 5, 3] },
    ],
    [
      '$addToSet knows equal documents',
      { a: [{ x: 1 }] },
      { $addToSet: { a: { $each: [{ x: 1 }, 2] } } },
      { a: [{ x: 1 }, 2] },
    ],
    [
      '$pull by condition',
      { a: [{ n: 1 }, { n: 5 }] },
      { $pull: { a: { n: { $gt: 3 } } } },
      { a: [{ n: 1 }] },
    ],
    [
      '$pullAll and $pop',
      { a: [1, 2, 1], b: [1, 2] },
      { $pullAll: { a: [1] }, $pop: { b: -1 } },
      { a: [2], b: [2] },
    ],
    [
      'a pipeline',
      { a: 2, b: 3 },
      [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }],
      { b: 3, sum: 5 },
    ],
  ])('%s', async (_name, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });

  it('reaches array elements by match, all, and filter', async () => {
    const before = {
      lines: [
        { k: 1, v: 1 },
        { k: 2, v: 2 },
        { k: 3, v: 3 },
      ],
    };

    expect(await updated(before, { $set: { 'lines.$.v': 20 } }, {}, { 'lines.k': 2 })).toEqual({
      lines: [
        { k: 1, v: 1 },
        { k: 2, v: 20 },
        { k: 3, v: 3 },
      ],
    });
    expect(await updated(before, { $inc: { 'lines.$[].v': 1 } })).toEqual({
      lines: [
        { k: 1, v: 2 },
        { k: 2, v: 3 },
        { k: 3, v: 4 },
      ],
    });
    expect(
      await updated(before, { $set: { 'lines.$[big].v': 0 } }, { arrayFilters: [{ 'big.k': { $gte: 2 } }] }),
    ).toEqual({
      lines: [
        { k: 1, v: 1 },
        { k: 2, v: 0 },
        { k: 3, v: 0 },
      ],
    });
  });

  it('keeps number types', async () => {
    const { Decimal128, Double, Long } = mongo;
    await documents.insertOne({
      // The driver's types want an ObjectId as `_id`.
      _id: 1 as never,
      l: Long.fromNumber(5),
      d: new Double(1),
      m: Decimal128.fromString('1.10'),
    });

    await documents.updateOne({}, { $inc: { l: 1, d: 1, m: Decimal128.fromString('0.05') } });

    const after = (await documents.findOne({}, { promoteValues: false }))!;
    expect([after.l._bsontype, after.d._bsontype, String(after.m)]).toEqual(['Long', 'Double', '1.15']);
  });

  it('builds the document of an upsert from the query and the update', async () => {
    const { upsertedId } = await documents.updateOne(
      { email: 'ada@example.org', 'name.first': 'Ada', age: { $gt: 3 } },
      { $set: { seen: true }, $setOnInsert: { fresh: true } },
      { upsert: true },
    );

    expect(await documents.findOne()).toEqual({
      _id: upsertedId,
      email: 'ada@example.org',
      name: { first: 'Ada' },
      seen: true,
      fresh: true,
    });
  });

  it.each<[string, mongo.Document, mongo.Document]>([
    ['$inc on text', { a: 'x' }, { $inc: { a: 1 } }],
    ['$push on a number', { a: 1 }, { $push: { a: 1 } }],
    ['a field inside a number', { a: 1 }, { $set: { 'a.b': 1 } }],
    ['two changes of one path', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }],
    ['changing the identifier', {}, { $set: { _id: 'other' } }],
    ['an unknown operator', {}, { $explode: { a: 1 } }],
    ['an unknown array filter', { a: [] }, { $set: { 'a.$[x]': 1 } }],
  ])('refuses %s and changes nothing', async (_what, before, update) => {
    const { insertedId } = await documents.insertOne({ ...before });

    await expect(documents.updateOne({ _id: insertedId }, update)).rejects.toBeInstanceOf(
      mongo.MongoServerError,
    );

    expect(await documents.findOne()).toEqual({ _id: insertedId, ...before });
  });
});

describe('names that belong to JavaScript objects', () => {
  const paths = [
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'a.__proto__.polluted',
    'a.constructor.prototype.polluted',
  ];
  const untouched = () => expect(({} as Record<string, unknown>).polluted).toBeUndefined();

  it.each(paths)('are only fields: %s', async (path) => {
    await updated({ a: { b: 1 } }, { $set: { [path]: 'yes' } }).catch(() => {});
    await updated({ a: { b: 1 } }, { $rename: { 'a.b': path } }).catch(() => {});
    await updated({ a: [{}] }, { $push: { [path]: 'yes' } }).catch(() => {});
    await documents.updateOne({ [path]: 'yes' }, { $set: { x: 1 } }, { upsert: true }).catch(() => {});
    await documents
      .find({ [path]: 'yes' })
      .project({ [path]: 1 })
      .toArray();
    await documents.aggregate([{ $addFields: { [path]: 'yes' } }, { $group: { _id: `$${path}` } }]).toArray();

    untouched();
  });

  it('survive a round trip as data', async () => {
    await documents.insertOne(JSON.parse('{"__proto__": {"polluted": 1}, "k": 1}'));

    const found = await documents.findOne({ k: 1 });

    expect(Object.keys(found!)).toContain('__proto__');
    untouched();
  });

  it('finds nothing that is not stored', async () => {
    await documents.insertOne({ a: {} });

    expect(await documents.countDocuments({ 'a.constructor': { $exists: true } })).toBe(0);
    expect(await documents.countDocuments({ toString: { $exists: true } })).toBe(0);
    expect(await documents.aggregate([{ $project: { _id: 0, c: '$a.constructor' } }]).toArray()).toEqual([
      {},
    ]);
  });
});

describe('$currentDate', () => {
  it('sets a date or a timestamp', async () => {
    const { a, b, c } = await updated(
      {},
      { $currentDate: { a: true, b: { $type: 'date' }, c: { $type: 'timestamp' } } },
    );

    expect([a, b]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(c).toBeInstanceOf(mongo.Timestamp);
  });

  it.each<[unknown, RegExp]>([
    [{ $type: 'nonsense' }, /The '\$type' string field is required to be 'date' or 'timestamp'/],
    [{ $type: 'date', zone: 'UTC' }, /Unrecognized \$currentDate option: zone/],
    ['now', /string is not valid type for \$currentDate/],
  ])('refuses %p', async (operand, message) => {
    const update = { $currentDate: { a: operand } } as mongo.Document;

    await expect(updated({}, update)).rejects.toMatchObject({
      code: 2,
      message: expect.stringMatching(message),
    });
  });
});
