import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { connectDatabase, disconnectDatabase, inTransaction } from '../mongo';
import type { Fact } from './fact';
import { subscribeToFacts, publishAfterCommit } from './publish';

const seats: Fact = { kind: 'seats', id: 'the-salon', to: 'signedIn' };
const heard: string[] = [];
let stop: () => void;

beforeAll(async () => {
  await connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: `test_${randomUUID().slice(0, 12)}` });
  await mongoose.connection.createCollection('things');
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});
beforeEach(() => {
  heard.length = 0;
  ({ stop } = subscribeToFacts(({ kind, id }) => heard.push(`${kind} ${id}`)));
});
afterEach(() => stop());

const things = () => mongoose.connection.collection('things');

it('tells when the transaction is committed, never before, and each fact once', async () => {
  let heardBefore: string[] | null = null;

  await inTransaction(async (session) => {
    publishAfterCommit(session, seats);
    await things().insertOne({ name: 'a' }, { session });
    publishAfterCommit(session, seats, { ...seats, kind: 'salon' });
    heardBefore = [...heard];
  });

  expect(heardBefore).toEqual([]);
  expect(heard).toEqual(['seats the-salon', 'salon the-salon']);
});

it('tells nothing of a transaction that is rolled back', async () => {
  const work = inTransaction(async (session) => {
    await things().insertOne({ name: 'b' }, { session });
    publishAfterCommit(session, seats);
    throw new Error('no room');
  });

  await expect(work).rejects.toThrow('no room');
  expect(heard).toEqual([]);
});

it('tells only of the attempt that was committed', async () => {
  let attempts = 0;

  await inTransaction(async (session) => {
    attempts += 1;
    publishAfterCommit(session, { ...seats, id: `attempt ${attempts}` });
    if (attempts === 1)
      throw new mongoose.mongo.MongoServerError({
        message: 'write conflict',
        code: 112,
        errorLabels: ['TransientTransactionError'],
      });
    await things().insertOne({ name: 'c' }, { session });
  });

  expect(attempts).toBe(2);
  expect(heard).toEqual(['seats attempt 2']);
});
