import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '@athenaeum/users-subgraph';
import mongoose from 'mongoose';
import { appoint } from './appoint';

const ADA = { email: 'Ada@Example.test', name: { first_name: 'Ada', last_name: 'Lovelace' } };

openForFile(() => createTestWorld(subgraph));
afterEach(async () => {
  for (const name of ['users', 'auditrows', 'credentials', 'outbox'])
    await mongoose.connection.collection(name).deleteMany({});
  await Promise.all([AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]);
});

const users = () => mongoose.connection.collection<{ _id: string }>('users');
const passwordMails = async () =>
  (await OutboxMessage.find({ kind: 'password_reset' }).lean()).map(({ payload }) => payload);

it('makes somebody new an admin, writes it down, and sends a link to set a password', async () => {
  const { id, ...appointed } = await appoint(ADA);

  expect(appointed).toEqual({ isNew: true, isChanged: true, hasPassword: false });
  expect(await users().findOne({})).toMatchObject({
    _id: id,
    email: 'ada@example.test',
    first_name: 'Ada',
    isAdmin: true,
  });
  expect(await AuditRow.find().lean()).toMatchObject([
    {
      operation: 'appointAdmin',
      actor_id: 'service',
      target_id: id,
      before: { isAdmin: false },
      after: { isAdmin: true },
    },
  ]);
  expect(await passwordMails()).toMatchObject([{ whose: { user_id: id } }]);
});

it('makes an existing account an admin, keeps its password, and does it once', async () => {
  const { id } = await appoint(ADA);
  await users().updateOne({ _id: id }, { $set: { isAdmin: false } });
  await mongoose.connection
    .collection<{ _id: string }>('credentials')
    // The driver's types want an ObjectId as `_id`.
    .insertOne({ _id: id, password_hash: 'hash', changed_at: 1 } as never);
  await Promise.all([AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]);

  const promoted = await appoint({ email: ADA.email });
  const again = await appoint(ADA);

  expect(promoted).toEqual({ id, isNew: false, isChanged: true, hasPassword: true });
  expect(again).toMatchObject({ id, isChanged: false });
  expect(await users().countDocuments()).toBe(1);
  expect(await AuditRow.countDocuments()).toBe(1);
  expect(await passwordMails()).toEqual([]);
});

it.each<[string, object, object, RegExp]>([
  ['a closed account', { disabled: true }, ADA, /closed/],
  ['one that is to be deleted', { deletion_due_at: Date.now() + 1000 }, ADA, /closed/],
  ['a stranger without a name', {}, { email: 'nobody@example.test' }, /give a name/],
  ['an address that is none', {}, { ...ADA, email: 'ada' }, /format/],
])('refuses %s, and writes nothing', async (_what, state, given, message) => {
  const { id } = await appoint(ADA);
  await users().updateOne({ _id: id }, { $set: { isAdmin: false, ...state } });
  await Promise.all([AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]);

  await expect(appoint(given)).rejects.toThrow(message);

  expect(await users().countDocuments({ isAdmin: true })).toBe(0);
  expect([await AuditRow.countDocuments(), await OutboxMessage.countDocuments()]).toEqual([0, 0]);
});
