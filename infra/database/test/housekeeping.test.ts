import { rmSync } from 'node:fs';
import { mongo } from 'mongoose';
import { startDatabase } from '../src';
import { Engine } from '../src/engine';
import { prepareFolder } from '../src/server/dataFolder';
import { expireDocuments } from '../src/server/housekeeping';
import { documentKeys } from '../src/storage/keys';
import { storedReply, storeReply } from '../src/transactions/retryableWrites';
import { temporaryFolder } from './openDatabase';

const MINUTE = 60_000;
const dataDir = temporaryFolder();
let engine: Engine;

beforeAll(async () => {
  const database = await startDatabase({ port: 0, dataDir });
  const client = await new mongo.MongoClient(database.uri).connect();
  const tokens = client.db('test').collection('tokens');
  await tokens.createIndex({ usedAt: 1 }, { expireAfterSeconds: 60 });
  await tokens.insertMany([
    { usedAt: new Date(Date.now() - 2 * MINUTE) },
    { usedAt: new Date() },
    { usedAt: 'long ago' },
    {},
  ]);
  await client.close();
  await database.close();
  engine = await Engine.open(prepareFolder(dataDir));
});
afterAll(async () => {
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('removes expired documents, and only those with a date', async () => {
  const view = engine.storage.latest();
  const tokens = engine.catalog.find(view, 'test.tokens')!;

  await expireDocuments(engine);
  expect(view.count(documentKeys(tokens.id))).toBe(3);

  await expireDocuments(engine, Date.now() + 2 * MINUTE);
  expect(view.count(documentKeys(tokens.id))).toBe(2);
});

it('aborts idle transactions, and removes idle sessions and stored replies', async () => {
  const transaction = engine.sessions.begin('left open', 1);
  await engine.storage.write((view) =>
    storeReply(view, 'old', { number: 4, kind: 'write', reply: { ok: 1 } }),
  );

  await engine.expire(Date.now() + 0.5 * MINUTE);
  expect(transaction.state).toBe('open');

  await engine.expire(Date.now() + 2 * MINUTE);
  expect(transaction.state).toBe('aborted');
  expect(storedReply(engine.storage.latest(), 'old', 4, 'write')).toBeDefined();

  await engine.expire(Date.now() + 31 * MINUTE);
  expect(storedReply(engine.storage.latest(), 'old', 4, 'write')).toBeUndefined();
  expect(() => engine.sessions.find('left open', 1)).toThrow(/does not match any in-progress transactions/);
});
