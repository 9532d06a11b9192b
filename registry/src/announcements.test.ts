import { randomUUID } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { announce, readOpenAnnouncements, readAnnounced } from './announcements';

const DAY = 24 * 60 * 60_000;
const uri = process.env.TEST_MONGODB_URI!;

let dbName: string;
let connection: Connection;
beforeEach(async () => {
  dbName = `test_${randomUUID().slice(0, 12)}`;
  connection = await createConnection(uri, { dbName }).asPromise();
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const say = (version: string, documents: string[], ttlMs?: number) =>
  announce({ uri, dbName }, { app: 'shell', version, documents, ...(ttlMs !== undefined && { ttlMs }) });
const age = (version: string, days: number) =>
  connection
    .collection<{ _id: string }>('registry_announcements')
    .updateOne({ _id: `shell ${version}` }, { $set: { said_at: Date.now() - days * DAY } });
async function sent(): Promise<string[]> {
  const open = await readOpenAnnouncements(connection, Date.now() - 14 * DAY);
  const announced = await readAnnounced(
    connection,
    open.map(({ id }) => id),
  );
  return announced.flatMap(({ documents }) => documents).sort();
}

it('hold for every build that open pages may run: the newest one at that time, and later ones', async () => {
  for (const version of ['s1', 's2', 's3']) await say(version, [version]);
  await age('s1', 60);
  await age('s2', 30);

  expect(await sent()).toEqual(['s2', 's3']);
});

it('are replaced by a repeated announcement of the same build', async () => {
  await say('s1', ['a']);
  await say('s1', ['b']);

  expect(await sent()).toEqual(['b']);
});

it('of a temporary build expire and are deleted', async () => {
  await say('tried', ['t'], DAY);
  expect(await sent()).toEqual(['t']);

  await say('tried', ['t'], -1);
  await say('s1', ['a']);

  expect(await sent()).toEqual(['a']);
  expect(await connection.collection('registry_announcements').countDocuments()).toBe(1);
});

it('fail when the database is down', async () => {
  await expect(
    announce(
      { uri: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=50', dbName },
      { app: 'shell', version: 's1', documents: [] },
    ),
  ).rejects.toThrow();
});
