import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

/** Where an emulation is easily slightly wrong: order, copies, missing values and wide numbers. */

const { Decimal128, Long, ObjectId } = mongo;
const database = openDatabaseForFile();

let collections = 0;
async function stored(...documents: mongo.Document[]) {
  const collection = database.db.collection<mongo.Document>(`c${++collections}`);
  // The driver's types want an ObjectId as `_id`.
  await collection.insertMany(documents.map((document, _id) => ({ _id, ...document })) as never[]);
  return collection;
}
const pipeline = async (documents: mongo.Document[], ...stages: mongo.Document[]) =>
  (await stored(...documents)).aggregate(stages, { promoteValues: false }).toArray();
const compute = async (document: mongo.Document, expression: unknown) =>
  (await pipeline([document], { $project: { _id: 0, result: expression } }))[0]!.result;
const shown = (value: unknown) => mongo.BSON.EJSON.stringify({ value }, { relaxed: false });

describe('$project', () => {
  it('keeps stored fields in stored order and puts computed ones after them as they were asked for', async () => {
    const document = { z: 1, y: { b: 1, a: 2, c: 3 }, x: 3 };
    const [projected] = await pipeline([document], {
      $project: { n: { $add: ['$x', 1] }, x: 1, y: { c: 1, b: 1 }, m: '$z', z: 1 },
    });

    expect(Object.keys(projected!)).toEqual(['_id', 'z', 'y', 'x', 'n', 'm']);
    expect(Object.keys(projected!.y)).toEqual(['b', 'c']);
  });

  it('changes nothing of the documents it is given, whatever else reads them', async () => {
    const document = { a: { b: 1, c: [{ d: 1, e: 2 }] } };
    const [facets] = await pipeline([document], {
      $facet: {
        projected: [{ $project: { 'a.c.d': 1 } }],
        excluded: [{ $project: { 'a.b': 0 } }],
        added: [{ $addFields: { 'a.c.d': 9, 'a.f': '$a.b' } }],
        unwound: [{ $unwind: '$a.c' }, { $set: { 'a.b': 7 } }],
        untouched: [{ $match: {} }],
      },
    });

    expect(shown(facets!.untouched)).toBe(
      shown([
        {
          _id: new mongo.Int32(0),
          a: { b: new mongo.Int32(1), c: [{ d: new mongo.Int32(1), e: new mongo.Int32(2) }] },
        },
      ]),
    );
  });
});

it.each<[string, unknown, unknown]>([
  [
    'each element',
    [{ n: 1 }, { n: 2 }],
    [
      { n: 1, paid: true },
      { n: 2, paid: true },
    ],
  ],
  [
    'elements of arrays in arrays',
    [[{ n: 1 }], [{ n: 2 }, {}]],
    [[{ n: 1, paid: true }], [{ n: 2, paid: true }, { paid: true }]],
  ],
  [
    'elements that are no documents, which become some',
    [1, 'x', null],
    [{ paid: true }, { paid: true }, { paid: true }],
  ],
  ['no element', [], []],
  ['a plain value, which becomes a document', 5, { paid: true }],
  ['a field that is not there', undefined, { paid: true }],
])('$addFields sets a nested field in %s', async (_what, lines, expected) => {
  const [changed] = await pipeline([{ ...(lines === undefined ? {} : { lines }) }], {
    $addFields: { 'lines.paid': true },
  });

  expect(mongo.BSON.EJSON.deserialize(mongo.BSON.EJSON.serialize(changed!.lines))).toEqual(expected);
});

describe('null and missing', () => {
  it.each<[string, unknown, unknown]>([
    ['are not equal', { $eq: ['$missing', null] }, false],
    ['are in order, missing first', { $lt: ['$missing', null] }, true],
    ['differ in a list', { $in: ['$missing', [null]] }, false],
    ['have types of their own', [{ $type: '$missing' }, { $type: '$empty' }], ['missing', 'null']],
    ['are both nothing to $ifNull', [{ $ifNull: ['$missing', 1] }, { $ifNull: ['$empty', 2] }], [1, 2]],
    ['are both false', [{ $cond: ['$missing', 1, 0] }, { $cond: ['$empty', 1, 0] }], [0, 0]],
    ['leave a field out or set it', { a: '$missing', b: '$empty' }, { b: null }],
    ['are both null in an array', ['$missing', '$empty'], [null, null]],
    ['make a sum null', [{ $add: [1, '$missing'] }, { $add: [1, '$empty'] }], [null, null]],
  ])('%s', async (_what, expression, expected) => {
    const result = await compute({ empty: null }, expression);

    expect(mongo.BSON.EJSON.deserialize(mongo.BSON.EJSON.serialize({ result })).result).toEqual(expected);
  });

  it('are one group, and collected only when there is a value', async () => {
    const groups = await (
      await stored({ v: null }, {}, { v: 1 })
    )
      .aggregate([
        {
          $group: { _id: '$nothing', all: { $push: '$v' }, set: { $addToSet: '$v' }, least: { $min: '$v' } },
        },
      ])
      .toArray();

    expect(groups).toEqual([{ _id: null, all: [null, 1], set: [null, 1], least: 1 }]);
  });
});

describe('accumulators of wide numbers', () => {
  const wide = Long.fromString('9007199254740993');
  it.each<[string, unknown[], mongo.Document, unknown]>([
    ['a sum of longs no double holds', [wide, 2], { $sum: '$v' }, Long.fromString('9007199254740995')],
    ['a sum of ints that needs a long', [2147483647, 1], { $sum: '$v' }, Long.fromNumber(2147483648)],
    [
      'a sum no long holds, as a double',
      [Long.MAX_VALUE, Long.MAX_VALUE],
      { $sum: '$v' },
      new mongo.Double(2 ** 64),
    ],
    [
      'a sum with a decimal, as a decimal',
      [Decimal128.fromString('0.10'), 1, new mongo.Double(0.5)],
      { $sum: '$v' },
      Decimal128.fromString('1.60'),
    ],
    [
      'a sum of doubles with what rounding takes away',
      [0.1, 0.2, 0.3],
      { $sum: '$v' },
      new mongo.Double(0.6),
    ],
    [
      'an average of decimals',
      [Decimal128.fromString('0.1'), Decimal128.fromString('0.2')],
      { $avg: '$v' },
      Decimal128.fromString('0.15'),
    ],
    ['the greatest long', [wide, 2 ** 53], { $max: '$v' }, wide],
    [
      'the least decimal',
      [Decimal128.fromString('0.1'), new mongo.Double(0.1)],
      { $min: '$v' },
      Decimal128.fromString('0.1'),
    ],
    ['the first long', [wide, 1], { $first: '$v' }, wide],
    [
      'a set of equal numbers',
      [wide, wide, Decimal128.fromString('9007199254740993')],
      { $addToSet: '$v' },
      [wide],
    ],
  ])('give %s', async (_what, values, accumulator, expected) => {
    const [group] = await pipeline(
      values.map((v) => ({ v })),
      { $group: { _id: null, result: accumulator } },
    );

    expect(shown(group!.result)).toBe(shown(expected));
  });
});

it.each<[string, number, number, number]>([
  ['2021-01-02', 0, 53, 2020],
  ['2023-01-01', 1, 52, 2022],
  ['2024-12-31', 52, 1, 2025],
  ['2024-07-14', 28, 28, 2024],
])('counts the weeks of %s as %i, by ISO as %i of %i', async (day, week, isoWeek, isoYear) => {
  const at = new Date(`${day}T12:00:00Z`);
  const weeks = [{ $week: '$at' }, { $isoWeek: '$at' }, { $isoWeekYear: '$at' }];

  expect((await compute({ at }, weeks)).map(Number)).toEqual([week, isoWeek, isoYear]);
  expect(await compute({}, weeks)).toEqual([null, null, null]);
});

it.each<[string, unknown, unknown]>([
  ['$year', { $year: '$missing' }, null],
  ['$dateToString', { $dateToString: { date: '$missing', format: '%Y' } }, null],
  ['its default', { $dateToString: { date: '$missing', format: '%Y', onNull: 'never' } }, 'never'],
  ['$dateAdd', { $dateAdd: { startDate: '$missing', unit: 'day', amount: 1 } }, null],
])('computes null from a missing date: %s', async (_what, expression, expected) => {
  expect(await compute({}, expression)).toEqual(expected);
});

describe('$toObjectId', () => {
  it('reads text and leaves identifiers and null as they are', async () => {
    const id = new ObjectId('65f000000000000000000001');

    expect(await compute({ t: '65F000000000000000000001' }, { $toObjectId: '$t' })).toEqual(id);
    expect(await compute({ id }, { $toObjectId: '$id' })).toEqual(id);
    expect(await compute({}, { $toObjectId: '$missing' })).toBeNull();
    expect(await compute({ id: String(id) }, { $eq: [{ $toObjectId: '$id' }, id] })).toBe(true);
  });

  it.each(['65f', 'z'.repeat(24), 5, true])('refuses %p', async (value) => {
    await expect(compute({ value }, { $toObjectId: '$value' })).rejects.toMatchObject({
      codeName: 'ConversionFailure',
    });
  });
});

it('divides whole numbers exactly where a filter asks for what is left', async () => {
  const long = Long.fromString('9007199254740993');
  const documents = await stored({ n: long }, { n: 5.9 }, { n: -3 }, { n: NaN }, { n: Infinity }, { n: 4 });
  const found = (divisor: unknown, remainder: unknown) =>
    documents.distinct('_id', { n: { $mod: [divisor, remainder] } as never });

  expect(await found(2, 1)).toEqual([0, 1]);
  expect(await found(2.7, -1)).toEqual([2]);
  expect(await found(long, 0)).toEqual([0]);
  await expect(found(0, 1)).rejects.toMatchObject({ code: 2 });
  await expect(found('two', 1)).rejects.toMatchObject({ code: 2 });
});
