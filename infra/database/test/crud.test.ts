import { mongo } from 'mongoose';
import { duplicate, openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();

const collection = (name: string) => database.db.collection<mongo.Document>(name);

describe('inserting and finding', () => {
  it('gives back what was stored, with the type of every value', async () => {
    const { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = mongo;
    const stored = {
      _id: new ObjectId(),
      double: new Double(1),
      int: new Int32(2),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
      date: new Date(1_700_000_000_000),
      bytes: new Binary(Buffer.from([0, 255])),
      time: new Timestamp({ t: 5, i: 6 }),
      nothing: null,
      nested: { list: [1, { deep: 'yes' }] },
    };
    await collection('types').insertOne(stored);

    const found = await collection('types').findOne({ _id: stored._id }, { promoteValues: false });

    expect(mongo.BSON.EJSON.stringify(found, { relaxed: false })).toBe(
      mongo.BSON.EJSON.stringify(stored, { relaxed: false }),
    );
  });

  it('reads results larger than one batch through a cursor', async () => {
    // The driver's types want an ObjectId as `_id`, here and below.
    await collection('batches').insertMany(Array.from({ length: 500 }, (_, i) => ({ _id: i as never, i })));

    const found = await collection('batches').find().batchSize(37).toArray();

    expect(found.map(({ i }) => i)).toEqual(Array.from({ length: 500 }, (_, i) => i));
  });

  it('goes on reading the state a cursor was opened on', async () => {
    await collection('steady').insertMany(Array.from({ length: 10 }, (_, i) => ({ i })));
    const cursor = collection('steady').find().batchSize(2);
    await cursor.next();

    await collection('steady').deleteMany({});

    expect(await cursor.toArray()).toHaveLength(9);
  });

  it('stops an ordered batch at the first refusal and finishes an unordered one', async () => {
    const documents = () => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];

    await expect(collection('ordered').insertMany(documents())).rejects.toEqual(duplicate);
    await expect(collection('unordered').insertMany(documents(), { ordered: false })).rejects.toEqual(
      duplicate,
    );

    expect(await collection('ordered').countDocuments()).toBe(1);
    expect(await collection('unordered').countDocuments()).toBe(2);
  });

  it('tells null from missing where MongoDB does', async () => {
    await collection('nulls').insertMany([{ k: 'null', v: null }, { k: 'missing' }, { k: 'value', v: 1 }]);
    const kinds = async (filter: mongo.Document) =>
      (await collection('nulls').find(filter).toArray()).map(({ k }) => k);

    expect(await kinds({ v: null })).toEqual(['null', 'missing']);
    expect(await kinds({ v: { $exists: false } })).toEqual(['missing']);
    expect(await kinds({ v: { $type: 'null' } })).toEqual(['null']);
    expect(await kinds({ $expr: { $eq: ['$v', null] } })).toEqual(['null']);
  });

  it('projects without decoding, inside arrays, and by slices and matches', async () => {
    const lines = [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ];
    await collection('projected').insertOne({ _id: 1 as never, z: 1, a: 2, lines });
    const project = (projection: mongo.Document, filter: mongo.Document = {}) =>
      collection('projected').findOne(filter, { projection });

    expect(await project({ a: 1, z: 1 })).toEqual({ _id: 1, z: 1, a: 2 });
    expect(await project({ lines: 0, _id: 0 })).toEqual({ z: 1, a: 2 });
    expect(await project({ 'lines.sku': 1, _id: 0 })).toEqual({
      lines: [{ sku: 'a' }, { sku: 'b' }, { sku: 'c' }],
    });
    expect(await project({ lines: { $slice: -1 }, z: 1, _id: 0 })).toEqual({
      z: 1,
      lines: [{ sku: 'c', n: 3 }],
    });
    expect(await project({ lines: { $elemMatch: { n: 2 } }, _id: 0 })).toEqual({
      lines: [{ sku: 'b', n: 2 }],
    });
    expect(await project({ 'lines.$': 1 }, { 'lines.sku': 'c' })).toEqual({
      _id: 1,
      lines: [{ sku: 'c', n: 3 }],
    });
  });
});

describe('refusals', () => {
  it.each([
    ['an unknown operator', { a: { $near: [0, 0] } }],
    ['code in a query', { $where: 'true' }],
    ['a broken regular expression', { a: { $regex: '(' } }],
    ['a list operator without a list', { a: { $in: 1 } }],
    ['an empty $or', { $or: [] }],
  ])('refuses %s', async (_what, filter) => {
    await expect(
      collection('refused')
        // Filters that the types refuse as well.
        .find(filter as never)
        .toArray(),
    ).rejects.toBeInstanceOf(mongo.MongoServerError);
  });

  it('refuses unsupported commands and index types by name', async () => {
    await expect(database.db.command({ mapReduce: 'x' })).rejects.toMatchObject({
      codeName: 'CommandNotSupported',
    });
    await expect(collection('refused').createIndex({ a: 'text' })).rejects.toMatchObject({ code: 67 });
    await expect(collection('refused').watch().next()).rejects.toMatchObject({ code: 115 });
    await expect(
      database.db.command({ configureFailPoint: 'failCommand', mode: 'off' }),
    ).rejects.toMatchObject({
      code: 59,
    });
  });
});
