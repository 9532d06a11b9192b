import { randomUUID } from 'node:crypto';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { rowsOf } from '@athenaeum/kit/migrations';
import mongoose from 'mongoose';
import { ConfigurationProblem } from '../configuration/readConfiguration';
import { createEmbeddedClients } from './embeddedClients';

const database = `test_${randomUUID().slice(0, 12)}`;
beforeAll(() => connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: database }));
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

it('does not serve demo accounts in production, and serves all others', async () => {
  const users = mongoose.connection.collection<{ _id: string; slug: string; email: string }>('users');
  await users.insertOne({ _id: 'ada', slug: 'ada', email: 'ada@example.org' });
  expect(Object.keys(await createEmbeddedClients({ isProduction: true }))).toContain('users');

  await users.insertOne({ _id: 'demo', slug: 'demo', email: DEMO_ACCOUNTS.admin.email });

  const refused = createEmbeddedClients({ isProduction: true });
  await expect(refused).rejects.toThrow(ConfigurationProblem);
  await expect(refused).rejects.toThrow(/holds the demo accounts .* production does not start on it/);
  await expect(createEmbeddedClients({ isProduction: false })).resolves.toBeDefined();
});

it('are parts that are not ready while their code does not know a contracted migration', async () => {
  const { coaching, users } = await createEmbeddedClients({ isProduction: false });
  const rows = rowsOf({ db: mongoose.connection.db!, subgraph: 'coaching' });
  expect(await coaching.isReady()).toBe(true);

  await rows.insertOne({
    _id: '0009-of-a-later-version',
    state: 'contracted',
    lease: null,
    lease_until: null,
    leased_by: null,
  });

  expect([await coaching.isReady(), await users.isReady()]).toEqual([false, true]);
});
