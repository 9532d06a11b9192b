import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';
import { rawCommand } from './rawCommand';

const database = openDatabaseForFile({ maxPoolSize: 50 });
let accounts: mongo.Collection<{ _id: string; balance: number }>;
beforeEach(async () => {
  accounts = database.db.collection('accounts');
  await accounts.deleteMany({});
  await accounts.insertMany([
    { _id: 'a', balance: 100 },
    { _id: 'b', balance: 100 },
  ]);
});

const balance = async (id: string, session?: mongo.ClientSession) =>
  (await accounts.findOne({ _id: id }, { session }))?.balance;

it('shows nothing of a transaction outside it until it commits', async () => {
  await database.client.withSession(async (session) => {
    session.startTransaction();
    await accounts.updateOne({ _id: 'a' }, { $inc: { balance: -30 } }, { session });
    await accounts.insertOne({ _id: 'c', balance: 30 }, { session });

    expect([await balance('a', session), await balance('c', session)]).toEqual([70, 30]);
    expect([await balance('a'), await balance('c')]).toEqual([100, undefined]);

    await session.commitTransaction();
    expect([await balance('a'), await balance('c')]).toEqual([70, 30]);
  });
});

it('reads one snapshot throughout', async () => {
  await database.client.withSession(async (session) => {
    session.startTransaction();
    await balance('a', session);

    await accounts.updateOne({ _id: 'b' }, { $set: { balance: 0 } });

    expect(await balance('b', session)).toBe(100);
    expect(await accounts.countDocuments({ balance: 0 }, { session })).toBe(0);
    await session.abortTransaction();
  });
});

it('leaves nothing of an aborted transaction', async () => {
  await database.client.withSession(async (session) => {
    const failing = session.withTransaction(async () => {
      await accounts.deleteOne({ _id: 'a' }, { session });
      await accounts.insertOne({ _id: 'c', balance: 1 }, { session });
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect([await balance('a'), await balance('c')]).toEqual([100, undefined]);
  });
});

it('refuses the second of two transactions that write the same document, with the label to retry', async () => {
  await database.client.withSession((first) =>
    database.client.withSession(async (second) => {
      first.startTransaction();
      second.startTransaction();
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: first });

      const conflicting = accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: second });

      const error = await conflicting.catch((thrown: mongo.MongoServerError) => thrown);
      expect(error).toMatchObject({ codeName: 'WriteConflict' });
      expect((error as mongo.MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
      await first.commitTransaction();
      expect(await balance('a')).toBe(101);
    }),
  );
});

it('refuses to commit over a plain write made in between', async () => {
  await database.client.withSession(async (session) => {
    session.startTransaction();
    await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
    await accounts.updateOne({ _id: 'a' }, { $set: { balance: 7 } });

    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 112 });
    expect(await balance('a')).toBe(7);
  });
});

it('loses no increment when many transactions compete and retry', async () => {
  await Promise.all(
    Array.from({ length: 12 }, () =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          const now = (await balance('a', session))!;
          await accounts.updateOne({ _id: 'a' }, { $set: { balance: now + 1 } }, { session });
        }),
      ),
    ),
  );

  expect(await balance('a')).toBe(112);
});

it('decides a conditional update between simultaneous callers', async () => {
  await accounts.insertOne({ _id: 'seats', balance: 1 });

  const results = await Promise.all(
    Array.from({ length: 50 }, () =>
      accounts.findOneAndUpdate(
        { _id: 'seats', balance: { $gt: 0 } },
        { $inc: { balance: -1 } },
        { returnDocument: 'after' },
      ),
    ),
  );

  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await balance('seats')).toBe(0);
});

it('answers a retried write with the first reply instead of writing again', async () => {
  const lsid = { id: new mongo.BSON.UUID() };
  const command = {
    update: 'accounts',
    updates: [{ q: { _id: 'a' }, u: { $inc: { balance: 5 } } }],
    lsid,
    txnNumber: mongo.Long.fromNumber(1),
  };
  const send = () => rawCommand(database.uri, command);

  const first = await send();
  const second = await send();

  expect([first.n, second.n, second.nModified]).toEqual([1, 1, 1]);
  expect(await balance('a')).toBe(105);
});

it('refuses a unique value that another transaction is about to take', async () => {
  const names = database.db.collection('names');
  await names.createIndex({ name: 1 }, { unique: true });
  await database.client.withSession((first) =>
    database.client.withSession(async (second) => {
      first.startTransaction();
      second.startTransaction();
      await names.insertOne({ name: 'ada' }, { session: first });

      await expect(names.insertOne({ name: 'ada' }, { session: second })).rejects.toMatchObject({
        code: 112,
      });
      await first.commitTransaction();
    }),
  );

  await expect(names.insertOne({ name: 'ada' })).rejects.toMatchObject({ code: 11000 });
});
