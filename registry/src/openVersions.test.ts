import { randomUUID } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { registryModelsOf } from './models';
import { readOpenVersions, snapshotNow } from './openVersions';
import { openRegistry, type Registry } from './registry';
import { testEntry } from './testing/testBuild';

const DAY = 24 * 60 * 60_000;

let registry: Registry;
let connection: Connection;
beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
  connection = await createConnection(process.env.TEST_MONGODB_URI!, { dbName }).asPromise();
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
  await registry.close();
});

const open = async (days = 14) =>
  (await readOpenVersions(connection, Date.now() - days * DAY)).map(({ version }) => version).sort();
const age = (number: number, days: number) =>
  connection
    .collection('registry_snapshots')
    .updateOne({ number }, { $set: { created_at: Date.now() - days * DAY } });

it('are none before anything was published', async () => {
  expect(await open()).toEqual([]);
  expect(await snapshotNow(connection)).toBeNull();
});

it('are those of every snapshot that was current since then, canaries included', async () => {
  for (const version of ['v001', 'v002', 'v003']) await registry.publish(testEntry({ version }));
  await registry.startCanary(testEntry({ version: 'v004' }), 10);
  await registry.withdrawCanary('mfe-one');
  await age(1, 60);
  await age(2, 30);
  await age(3, 10);

  expect(await open()).toEqual(['v002', 'v003', 'v004']);
  expect(await open(90)).toEqual(['v001', 'v002', 'v003', 'v004']);
});

it('include versions of contracts that the shell no longer supports', async () => {
  await registry.publish(testEntry());
  await connection
    .collection('registry_snapshots')
    .updateOne({ number: 1 }, { $set: { 'remotes.0.contract': 99, 'remotes.0.files': 'none' } });

  expect(await open()).toEqual(['v001']);
});

it('name the snapshot that they were read from', async () => {
  await registry.publish(testEntry());

  expect(await snapshotNow(connection)).toBe(await registry.currentId());
});

it('are read by the number of their snapshots, however many there are', async () => {
  for (const version of ['v001', 'v002', 'v003', 'v004']) await registry.publish(testEntry({ version }));
  for (const model of registryModelsOf(connection)) await model.createIndexes();

  const plan: unknown = await connection
    .collection('registry_snapshots')
    .find({ number: { $lte: 4 } })
    .sort({ number: -1 })
    .limit(2)
    .explain('executionStats');

  expect(JSON.stringify(plan)).not.toMatch(/COLLSCAN|"SORT"/);
  expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 2 } });
});
