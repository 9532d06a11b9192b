import type { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let published: mongo.Collection<mongo.Document>;

beforeAll(async () => {
  const salons = database.db.collection<mongo.Document>('salons');
  await salons.insertMany([
    { _id: 1, title: 'Tax', seats: 5, isPublished: true, tags: ['law'] },
    { _id: 2, title: 'Law', seats: 9, isPublished: false, tags: ['law'] },
    { _id: 3, title: 'Art', seats: 7, isPublished: true, tags: ['art'] },
  ] as never[]);
  published = await database.db.createCollection('published', {
    viewOn: 'salons',
    pipeline: [{ $match: { isPublished: true } }, { $unset: 'isPublished' }],
  });
});

it('answers queries, counts and pipelines with what the view shows', async () => {
  expect(
    await published
      .find({}, { projection: { title: 1 } })
      .sort({ seats: -1 })
      .toArray(),
  ).toEqual([
    { _id: 3, title: 'Art' },
    { _id: 1, title: 'Tax' },
  ]);
  expect(await published.find({ isPublished: true }).toArray()).toEqual([]);
  expect(await published.find().sort({ _id: 1 }).skip(1).limit(1).toArray()).toMatchObject([{ _id: 3 }]);
  expect(await published.countDocuments({ seats: { $gt: 6 } })).toBe(1);
  expect(await published.estimatedDocumentCount()).toBe(2);
  expect((await published.distinct('tags')).sort()).toEqual(['art', 'law']);
  expect(await published.aggregate([{ $group: { _id: null, seats: { $sum: '$seats' } } }]).toArray()).toEqual(
    [{ _id: null, seats: 12 }],
  );
});

it('is seen by joins and by further views', async () => {
  const { db } = database;
  await db.createCollection('small', { viewOn: 'published', pipeline: [{ $match: { seats: { $lt: 6 } } }] });
  await db.collection('favourites').insertOne({ salon: 1 });
  const [joined] = await db
    .collection('favourites')
    .aggregate([{ $lookup: { from: 'small', localField: 'salon', foreignField: '_id', as: 'found' } }])
    .toArray();

  expect(joined!.found).toEqual([{ _id: 1, title: 'Tax', seats: 5, tags: ['law'] }]);
  expect((await db.listCollections({ type: 'view' }).toArray()).map(({ name }) => name).sort()).toEqual([
    'published',
    'small',
  ]);
});

it.each<[string, () => Promise<unknown>]>([
  ['an insert', () => published.insertOne({ title: 'New' })],
  ['an update', () => published.updateOne({}, { $set: { title: 'New' } })],
  ['an upsert', () => published.updateOne({ title: 'none' }, { $set: { seats: 1 } }, { upsert: true })],
  ['a removal', () => published.deleteMany({})],
  ['a find and modify', () => published.findOneAndDelete({})],
  ['an index', () => published.createIndex({ seats: 1 })],
])('refuses %s', async (_what, write) => {
  await expect(write()).rejects.toMatchObject({ code: 166 });
});

it.each<[string, string, mongo.CreateCollectionOptions, number]>([
  ['another view under its name', 'published', { viewOn: 'salons' }, 48],
  ['a view of itself', 'loop', { viewOn: 'loop' }, 5],
  ['one that writes', 'writer', { viewOn: 'salons', pipeline: [{ $out: 'x' }] }, 167],
  ['one with an unknown stage', 'broken', { viewOn: 'salons', pipeline: [{ $explode: {} }] }, 40324],
])('refuses %s', async (_what, name, options, code) => {
  await expect(database.db.createCollection(name, options)).rejects.toMatchObject({ code });
});

it('is gone when it is dropped, and leaves what it showed', async () => {
  await database.db.createCollection('passing', { viewOn: 'salons' });
  await database.db.collection('passing').drop();

  expect(await database.db.collection('passing').countDocuments()).toBe(0);
  expect(await database.db.collection('salons').countDocuments()).toBe(3);
});
