import { mongo } from 'mongoose';
import { duplicate, executionOf, openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile({ maxPoolSize: 50 });

const collection = (name: string) => database.db.collection<mongo.Document>(name);
const outcomes = (attempts: Promise<unknown>[]) => Promise.allSettled(attempts);
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled');

describe('unique indexes', () => {
  it('let exactly one of many simultaneous inserts through', async () => {
    const members = collection('members');
    await members.createIndex({ email: 1 }, { unique: true });

    const results = await outcomes(
      Array.from({ length: 40 }, () => members.insertOne({ email: 'ada@example.org' })),
    );

    expect(fulfilled(results)).toHaveLength(1);
    const [refusal] = results.filter((result) => result.status === 'rejected');
    expect(refusal!.reason).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'ada@example.org' },
      message: expect.stringContaining('email_1 dup key: { email: "ada@example.org" }'),
    });
  });

  it('hold for updates, and count missing as null', async () => {
    const names = collection('names');
    await names.createIndex({ name: 1 }, { unique: true });
    await names.insertMany([{ name: 'a' }, { name: 'b' }, {}]);

    await expect(names.updateOne({ name: 'b' }, { $set: { name: 'a' } })).rejects.toEqual(duplicate);
    await expect(names.insertOne({ name: null })).rejects.toEqual(duplicate);
    await names.updateOne({ name: 'a' }, { $set: { name: 'c' } });
    await expect(names.insertOne({ name: 'a' })).resolves.toBeDefined();
  });

  it('bind only the documents a partial filter names', async () => {
    const sessions = collection('sessions');
    await sessions.createIndex(
      { coach: 1, start: 1 },
      { unique: true, partialFilterExpression: { status: 'Scheduled' } },
    );
    const book = (status: string) => sessions.insertOne({ coach: 1, start: 900, status });

    await book('Cancelled');
    await book('Cancelled');
    const results = await outcomes(Array.from({ length: 20 }, () => book('Scheduled')));
    expect(fulfilled(results)).toHaveLength(1);

    await sessions.updateOne({ status: 'Scheduled' }, { $set: { status: 'Cancelled' } });
    await expect(book('Scheduled')).resolves.toBeDefined();
    await expect(
      sessions.updateMany({ status: 'Cancelled' }, { $set: { status: 'Scheduled' } }),
    ).rejects.toEqual(duplicate);
  });

  it('leave nothing behind of a write that one of several refuses', async () => {
    const pairs = collection('pairs');
    await pairs.createIndexes([
      { key: { a: 1 }, unique: true },
      { key: { b: 1 }, unique: true },
    ]);
    await pairs.insertMany([
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ]);
    const upsert = (a: number, b: number) =>
      pairs.findOneAndUpdate({ a }, { $set: { b } }, { upsert: true, returnDocument: 'after' });

    await expect(upsert(3, 1)).rejects.toEqual(duplicate);
    await expect(upsert(2, 1)).rejects.toEqual(duplicate);

    expect(await upsert(3, 3)).toMatchObject({ a: 3, b: 3 });
    expect(await pairs.findOne({ b: 2 })).toMatchObject({ a: 2 });
  });

  it('cannot be built over duplicates, which leaves no trace of them', async () => {
    const doubled = collection('doubled');
    await doubled.insertMany([{ k: 1 }, { k: 1 }]);

    await expect(doubled.createIndex({ k: 1 }, { unique: true })).rejects.toEqual(duplicate);

    expect((await doubled.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    await expect(doubled.insertOne({ k: 1 })).resolves.toBeDefined();
  });

  it('tell wide numbers apart and know equal ones of different types', async () => {
    const numbers = collection('numbers');
    await numbers.createIndex({ n: 1 }, { unique: true });
    await numbers.insertMany([{ n: mongo.Long.fromString('9007199254740993') }, { n: 2 ** 53 }, { n: 5 }]);

    await expect(numbers.insertOne({ n: mongo.Decimal128.fromString('5.00') })).rejects.toEqual(duplicate);
    await expect(numbers.insertOne({ n: mongo.Long.fromString('9007199254740992') })).rejects.toEqual(
      duplicate,
    );
  });
});

describe('using indexes', () => {
  const COUNT = 10_000;
  beforeAll(async () => {
    const events = collection('events');
    await events.createIndexes([
      { key: { slug: 1 } },
      { key: { host: 1, start: -1 } },
      { key: { start: 1 } },
      { key: { tags: 1 } },
      { key: { status: 1, start: 1 }, partialFilterExpression: { status: 'Published' } },
    ]);
    await events.insertMany(
      Array.from({ length: COUNT }, (_, i) => ({
        // The driver's types want an ObjectId as `_id`, here and below.
        _id: i as never,
        slug: `event-${i}`,
        host: i % 100,
        start: new Date(1_700_000_000_000 + i * 60_000),
        tags: [`t${i % 10}`, `u${i % 7}`],
        status: i % 50 === 0 ? 'Published' : 'Draft',
        body: 'x'.repeat(100),
      })),
    );
  }, 120_000);

  const at = (i: number) => new Date(1_700_000_000_000 + i * 60_000);

  it.each<[string, mongo.Filter<mongo.Document>, number]>([
    ['equality', { slug: 'event-77' }, 1],
    ['a batch of identifiers', { _id: { $in: [5, 6, 7, 99_999] as never[] } }, 3],
    ['a batch of values', { slug: { $in: ['event-1', 'event-2', 'event-2'] } }, 2],
    ['a range of dates', { start: { $gte: at(10), $lt: at(15) } }, 5],
    ['equality and a range', { host: 3, start: { $gt: at(COUNT - 1000) } }, 10],
    ['the beginning of a text', { slug: /^event-999/ }, 11],
    ['an $or', { $or: [{ slug: 'event-1' }, { start: at(2) }] }, 2],
    [
      'an $or beside other conditions',
      { body: /x/, $and: [{ $or: [{ slug: 'event-1' }, { start: at(2) }] }] },
      2,
    ],
    [
      'an $or within an $or',
      { $or: [{ slug: 'event-1' }, { body: /x/, $or: [{ start: at(3) }, { slug: 'event-103' }] }] },
      3,
    ],
    ['a partial index', { status: 'Published', start: { $gte: at(COUNT - 200) } }, 4],
  ])('answers %s without a scan', async (_name, filter, expected) => {
    const { plan, examined, returned } = await executionOf(collection('events').find(filter));

    expect(plan).toContain('IXSCAN');
    expect(returned).toBe(expected);
    expect(examined).toBeLessThanOrEqual(expected + 1);
  });

  it.each<[string, mongo.Filter<mongo.Document>, mongo.Sort]>([
    ['of everything', {}, { start: -1 }],
    ['within one value', { host: 7 }, { start: 1 }],
    ['of a range', { start: { $gte: at(500) } }, { start: 1 }],
    ['by the identifier', {}, { _id: -1 }],
  ])('gives the first few %s in order without sorting', async (_name, filter, sort) => {
    const { plan, examined } = await executionOf(collection('events').find(filter).sort(sort).limit(10));

    expect(plan).not.toContain('SORT');
    expect(examined).toBe(10);
  });

  it('gives the same answers as a scan', async () => {
    const events = collection('events');
    const [direction, ...filters]: [mongo.Sort, ...mongo.Filter<mongo.Document>[]] = [
      { start: -1, _id: 1 },
      { host: 3, start: { $lte: at(900) } },
      { tags: 't3', host: { $in: [3, 13, 23] } },
      { $or: [{ host: 1 }, { tags: { $in: ['u0', 'u1'] } }], start: { $lt: at(300) } },
    ];
    for (const filter of filters) {
      const found = (hint?: mongo.Hint) =>
        events.find(filter, { hint }).sort(direction).project({ _id: 1 }).toArray();
      expect(await found()).toEqual(await found({ $natural: 1 }));
    }
  });

  it('finds what the beginning of a text does not tell', async () => {
    const marks = collection('marks');
    await marks.createIndex({ name: 1 });
    await marks.insertMany([
      { name: 'abc' },
      { name: 'ABD' },
      { name: new mongo.BSONRegExp('^ab') },
      { name: 'x' },
    ]);
    const count = (filter: mongo.Document) => marks.countDocuments(filter);

    expect(await count({ name: { $regex: '^ab' } })).toBe(2);
    expect(await count({ name: { $regex: '^ab', $options: 'i' } })).toBe(2);
    expect(await count({ name: /^ab/ })).toBe(2);
  });

  it('counts by the index', async () => {
    expect(await collection('events').countDocuments({ host: 3 })).toBe(100);
    expect(await collection('events').countDocuments({ start: { $gte: at(COUNT - 5) } })).toBe(5);
    expect(await collection('events').countDocuments({ tags: 't1' })).toBe(1000);
    expect(await collection('events').estimatedDocumentCount()).toBe(COUNT);
  });

  it('refuses a hint to an index that is not there', async () => {
    await expect(collection('events').find({}).hint('nothing_1').toArray()).rejects.toMatchObject({
      code: 2,
    });
  });
});

describe('managing indexes', () => {
  it('takes the same request twice and refuses a different one under the same name', async () => {
    const books = collection('books');
    await books.createIndex({ isbn: 1 }, { unique: true });
    await books.createIndex({ isbn: 1 }, { unique: true });

    await expect(books.createIndex({ isbn: 1 })).rejects.toMatchObject({ codeName: 'IndexOptionsConflict' });
    await expect(books.createIndex({ isbn: -1 }, { name: 'isbn_1' })).rejects.toMatchObject({ code: 86 });

    await books.dropIndex('isbn_1');
    expect(await books.indexes()).toEqual([{ v: 2, key: { _id: 1 }, name: '_id_' }]);
    await expect(books.dropIndex('isbn_1')).rejects.toMatchObject({ codeName: 'IndexNotFound' });
  });
});
