import { randomUUID } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { announce, openAnnouncements, readAnnounced } from './announcements';

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

const say = (version: string, documents: string[], lasts?: number) =>
  announce({ uri, dbName }, { app: 'shell', version, documents, ...(lasts !== undefined && { lasts }) });
const age = (version: string, days: number) =>
  connection
    .collection<{ _id: string }>('registry_announcements')
    .updateOne({ _id: `shell ${version}` }, { $set: { said_at: Date.now() - days * DAY } });
async function sent(): Promise<string[]> {
  const open = await openAnnouncements(connection, Date.now() - 14 * DAY);
  const announced = await readAnnounced(
    connection,
    open.map(({ id }) => id),
  );
  return announced.flatMap(({ documents }) => documents).sort();
}

it('hold for every build that pages may be open of: the newest of then, and those after it', async () => {
  for (const version of ['s1', 's2', 's3']) await say(version, [version]);
  await age('s1', 60);
  await age('s2', 30);

  expect(await sent()).toEqual(['s2', 's3']);
});

it('are said anew by the same build without being two', async () => {
  await say('s1', ['a']);
  await say('s1', ['b']);

  expect(await sent()).toEqual(['b']);
});

it('of what is tried end when that does, and are then forgotten', async () => {
  await say('tried', ['t'], DAY);
  expect(await sent()).toEqual(['t']);

  await say('tried', ['t'], -1);
  await say('s1', ['a']);

  expect(await sent()).toEqual(['a']);
  expect(await connection.collection('registry_announcements').countDocuments()).toBe(1);
});

it('do not wait for a database that is away', async () => {
  await expect(
    announce(
      { uri: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=50', dbName },
      { app: 'shell', version: 's1', documents: [] },
    ),
  ).rejects.toThrow();
});
