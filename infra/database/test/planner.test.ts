import { mongo } from 'mongoose';
import { openDatabase, type OpenDatabase } from './openDatabase';

let database: OpenDatabase;
jest.setTimeout(90_000);
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  return (below: number) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
}

it('finds with indexes exactly what it finds without them', async () => {
  const random = randomNumbers(7);
  const pick = <T>(choices: readonly T[]): T => choices[random(choices.length)]!;
  const value = (): unknown =>
    pick<() => unknown>([
      () => random(6) - 2,
      () => random(6) + 0.5,
      () => pick(['a', 'ab', '', 'a\0b', 'é', 'z'.repeat(1900) + random(2)]),
      () => null,
      () => random(2) === 1,
      () => new Date(random(5) * 1000),
      () => mongo.Long.fromString('9007199254740993'),
      () => mongo.Decimal128.fromString(String(random(4))),
      () => ({ x: random(3) }),
      () => [],
      () => [random(4), pick([random(4), null, 'a'])],
      () => [[1], 2],
      () => NaN,
    ])();
  const fields = ['a', 'b', 'c', 's', 'e.f', 'g.h', 'live'];
  const predicate = () =>
    pick<() => unknown>([
      value,
      () => ({ $gt: value() }),
      () => ({ $gte: value(), $lt: value() }),
      () => ({ $in: [value(), value(), value()] }),
      () => ({ $ne: value() }),
      () => ({ $exists: random(2) === 1 }),
      () => ({ $elemMatch: { $gt: random(3), $lt: 5 } }),
      () => ({ $type: pick(['int', 'string', 'null', 'array']) }),
    ])();
  const filter = (depth = 0): mongo.Document => {
    const query: mongo.Document = {};
    for (let i = random(3); i >= 0; i--) query[pick(fields)] = predicate();
    if (depth < 2 && random(4) === 0)
      query[pick(['$or', '$and', '$nor'])] = [filter(depth + 1), filter(depth + 1)];
    return query;
  };
  const documents = Array.from({ length: 200 }, (_, _id) => ({
    _id: _id as never,
    ...Object.fromEntries(['a', 'b', 'c', 's'].filter(() => random(4) > 0).map((name) => [name, value()])),
    e: { f: value() },
    g: Array.from({ length: random(3) }, () => ({ h: value() })),
    live: random(2) === 1,
  }));
  const indexed = database.db.collection('indexed');
  const plain = database.db.collection('plain');
  await indexed.createIndexes([
    { key: { a: 1 } },
    { key: { b: -1, c: 1 } },
    { key: { s: 1 }, sparse: true },
    { key: { 'e.f': 1 } },
    { key: { 'g.h': 1 } },
    { key: { c: 1 }, partialFilterExpression: { live: true } },
  ]);
  await Promise.all([indexed.insertMany(documents), plain.insertMany(documents)]);

  const differing: unknown[] = [];
  for (let i = 0; i < 150; i++) {
    const query = filter();
    const sort: mongo.Sort = pick<mongo.Sort>([
      { _id: 1 },
      { a: 1, _id: 1 },
      { b: 1, _id: 1 },
      { c: -1, _id: 1 },
    ]);
    const found = async (collection: mongo.Collection) =>
      (
        await collection
          .find(query as never)
          .sort(sort)
          .project({ _id: 1 })
          .toArray()
      )
        .map(({ _id }) => _id)
        .join();
    const counted = await indexed.countDocuments(query as never);
    const [withIndex, without] = await Promise.all([found(indexed), found(plain)]);
    if (withIndex !== without || counted !== without.split(',').filter(Boolean).length) differing.push(query);
  }

  expect(differing).toEqual([]);
});
