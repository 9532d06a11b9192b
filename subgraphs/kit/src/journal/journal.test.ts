import mongoose from 'mongoose';
import { inTransaction } from '../mongo';
import { openForFile, openTestDatabase } from '../testing';
import { journalOf, noteFact } from './journal';

const database = openForFile(() => openTestDatabase([]));

const fact = (isAdmin: boolean) =>
  ({ kind: 'standing', subject: 'amara', user_id: 'amara', value: { isAdmin } }) as const;
const kept = () =>
  // Mongoose types its client as one of several drivers.
  journalOf(mongoose.connection.getClient() as never, database.name)
    .find()
    .toArray();

it('keeps the latest fact of each subject, and only committed ones', async () => {
  await inTransaction((session) => noteFact(session, fact(true)));
  await inTransaction((session) => noteFact(session, fact(false)));
  await inTransaction(async (session) => {
    await noteFact(session, fact(true));
    throw new Error('rolled back');
  }).catch(() => undefined);

  expect(await kept()).toMatchObject([{ _id: 'standing amara', value: { isAdmin: false } }]);
});
