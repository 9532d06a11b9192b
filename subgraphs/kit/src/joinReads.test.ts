import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { model, Schema } from 'mongoose';
import { countingInto } from './costs';
import { inTransaction } from './mongo';
import { openTestDatabase, type TestDatabase } from './testing';
import { joinReads, joinReadsWithin } from './joinReads';

const things = {
  _id: Number,
  kind: String,
  kinds: [String],
  at: Date,
  secret: { type: String, select: false },
} as const;
const others = { _id: Number, title: String } as const;
const Plain = model('PlainThing', new Schema(things, { versionKey: false, collection: 'things' }));
const Thing = model(
  'JoinedThing',
  new Schema(things, { versionKey: false, collection: 'things' }).plugin(joinReads),
);
const PlainOther = model('PlainOther', new Schema(others, { versionKey: false, collection: 'others' }));
const Other = model(
  'JoinedOther',
  new Schema(others, { versionKey: false, collection: 'others' }).plugin(joinReads),
);

let database: TestDatabase;
let commands: string[] = [];
const note = ({ commandName }: { commandName: string }) => {
  if (['find', 'aggregate', 'distinct'].includes(commandName)) commands.push(commandName);
};
beforeAll(async () => {
  database = await openTestDatabase([]);
  await Thing.insertMany([
    { _id: 1, kind: 'a', kinds: ['x', 'y'], at: new Date(1), secret: 's' },
    { _id: 2, kind: 'b', kinds: ['z'], at: new Date(2) },
    { _id: 3, kind: 'a', at: new Date(3) },
  ]);
  await Other.create({ _id: 9, title: 'Other' });
  mongoose.connection.getClient().on('commandStarted', note);
});
beforeEach(() => {
  commands = [];
});
afterAll(() => database.close());

const ids = (rows: readonly ({ _id?: number | null } | null)[]) => rows.map((row) => row?._id);

it('reads with one command what is begun in one turn, each as by itself', async () => {
  const queries = (thing: typeof Plain, other: typeof PlainOther): PromiseLike<unknown>[] => [
    thing.find({ kind: 'a' }).sort({ at: -1 }).lean(),
    thing.find().sort({ _id: 1 }).skip(1).limit(1).select('kind').lean(),
    thing.find().sort({ kind: -1, _id: -1 }).select('-kinds').lean(),
    thing.findOne({ kind: 'b' }).lean(),
    thing.findOne({ kind: 'none' }).lean(),
    thing.exists({ _id: 3 }),
    thing.countDocuments({ kind: 'a' }),
    thing.countDocuments({ kind: 'none' }),
    thing.countDocuments().limit(2),
    thing.distinct('kind', { _id: { $gt: 0 } }).then((kinds) => kinds.sort()),
    other.find({ _id: { $in: [9, 10] } }).lean(),
    other.findById(9),
  ];
  const alone = await Promise.all(queries(Plain, PlainOther));
  expect(commands).toHaveLength(12);
  commands = [];

  const joined = await Promise.all(queries(Thing, Other));

  expect(commands).toEqual(['aggregate']);
  expect(JSON.stringify(joined)).toBe(JSON.stringify(alone));
  expect(joined[0]).toMatchObject([{ _id: 3, at: new Date(3) }, { _id: 1 }]);
});

it.each([
  ['many rows', () => Thing.find().batchSize(5000).lean()],
  ['an option without a stage', () => Thing.find().hint({ _id: 1 }).lean()],
  ['elements of a list', () => Thing.distinct('kinds')],
])('reads %s alone', async (_what, read) => {
  const [answer] = await Promise.all([read(), Other.findById(9).lean()]);

  expect(commands).toHaveLength(2);
  expect(answer).toHaveLength(3);
});

it('casts filters and leaves out what the schema does, as the query alone', async () => {
  const [rows] = await Promise.all([
    Thing.find({ _id: '1' as unknown as number }).lean(),
    Other.findById(9).lean(),
  ]);

  expect(rows).toMatchObject([{ _id: 1, at: new Date(1) }]);
  expect(rows[0]).not.toHaveProperty('secret');
  await expect(Thing.find({ _id: 'x' as unknown as number }).lean()).rejects.toThrow(/Cast/);
});

it('reads what comes a level later with a second command', async () => {
  const deep = async (kind: string) => {
    const first = await Thing.findOne({ kind }).lean();
    return Other.find({ _id: { $gt: first?._id ?? 0 } }).lean();
  };

  await Promise.all(['a', 'b', 'none'].map(deep));

  expect(commands).toEqual(['aggregate', 'aggregate']);
});

it('fails alone, and no other read with it', async () => {
  const bad = Thing.find({ $expr: { $divide: [1, 0] } }).lean();

  const answers = await Promise.allSettled([bad, Other.findById(9).lean()]);

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('reads each alone where all are too large for one document', async () => {
  await Other.insertMany([11, 12, 13].map((_id) => ({ _id, title: 'x'.repeat(6_000_000) })));

  const rows = await Promise.all([11, 12, 13].map((_id) => Other.findOne({ _id }).lean()));
  await Other.deleteMany({ _id: { $gt: 9 } });

  expect(rows.map((row) => row?.title?.length)).toEqual([6_000_000, 6_000_000, 6_000_000]);
});

it('reads in its transaction what belongs to one', async () => {
  await inTransaction(async (session) => {
    await Thing.create([{ _id: 4, kind: 'new' }], { session });
    const inside = Thing.find({ kind: 'new' }).session(session).lean();
    const outside = Thing.find({ kind: 'new' }).lean();
    expect(ids(await inside)).toEqual([4]);
    expect(await outside).toEqual([]);
  });
});

it('counts for each request what it has read, and joins no other to it', async () => {
  const one = { fetches: 0, queries: 0 };
  const other = { fetches: 0, queries: 0 };
  const twice = () => Promise.all([1, 2].map((_id) => Thing.findOne({ _id }).lean()));

  await Promise.all([countingInto(one, twice), countingInto(other, twice), twice()]);

  expect([one.queries, other.queries]).toEqual([1, 1]);
  expect(commands).toHaveLength(3);
});

it('joins no reads of different requests where those are told apart', async () => {
  const requests = new AsyncLocalStorage<object>();
  joinReadsWithin(() => requests.getStore());
  const twice = () => Promise.all([1, 2].map((_id) => Thing.findOne({ _id }).lean()));

  const rows = await Promise.all([requests.run({}, twice), requests.run({}, twice)]);
  joinReadsWithin(() => undefined);

  expect(rows.map(ids)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(commands).toHaveLength(2);
});
