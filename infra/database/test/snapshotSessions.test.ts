import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
let notes: mongo.Collection<{ _id: number; text: string }>;
beforeEach(async () => {
  notes = database.db.collection('notes');
  await notes.deleteMany({});
  await notes.insertMany(Array.from({ length: 250 }, (_, index) => ({ _id: index, text: 'before' })));
});

it('gives all reads of a snapshot session the same snapshot, in all collections', async () => {
  const others = database.db.collection<{ _id: number }>('others');
  await others.deleteMany({});
  await database.client.withSession({ snapshot: true }, async (session) => {
    const first = await notes.find({}, { session, batchSize: 10 }).limit(5).toArray();

    await notes.updateMany({}, { $set: { text: 'after' } });
    await others.insertOne({ _id: 1 });

    const cursor = notes.find({}, { session, batchSize: 10 });
    const texts = new Set((await cursor.toArray()).map(({ text }) => text));
    expect(first).toHaveLength(5);
    expect(texts).toEqual(new Set(['before']));
    expect(await notes.countDocuments({ text: 'after' }, { session })).toBe(0);
    expect(await others.findOne({ _id: 1 }, { session })).toBeNull();
  });
  expect(await notes.countDocuments({ text: 'after' })).toBe(250);
});

it('takes a new snapshot for each session', async () => {
  const textOf = (session: mongo.ClientSession) => notes.findOne({ _id: 0 }, { session });
  const [early, late] = [0, 1].map(() => database.client.startSession({ snapshot: true })) as [
    mongo.ClientSession,
    mongo.ClientSession,
  ];
  await textOf(early);

  await notes.updateOne({ _id: 0 }, { $set: { text: 'after' } });

  expect((await textOf(late))?.text).toBe('after');
  expect((await textOf(early))?.text).toBe('before');
  await Promise.all([early.endSession(), late.endSession()]);
});

it('refuses a cluster time whose snapshot has been released', async () => {
  const { client, db } = database;
  await client.withSession(async (session) => {
    const readConcern = { level: 'snapshot', atClusterTime: new mongo.Timestamp({ t: 1, i: 1 }) };

    const asked = db.command({ find: 'notes', readConcern }, { session });

    await expect(asked).rejects.toMatchObject({ codeName: 'SnapshotTooOld' });
  });
});
