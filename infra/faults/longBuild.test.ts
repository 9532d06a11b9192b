import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase, type RunningDatabase } from '@athenaeum/database';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import { model, mongo, Schema } from 'mongoose';

const SILENCE_TIMEOUT_MS = 500;
const BUILD = 3 * SILENCE_TIMEOUT_MS;

let dataDir: string;
let database: RunningDatabase;
let client: mongo.MongoClient;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-build-'));
  database = await startDatabase({ port: 0, dataDir, isThrowaway: true, allowFailPoints: true });
  client = await new mongo.MongoClient(database.uri).connect();
  await connectDatabase(database.uri, { longestSilence: SILENCE_TIMEOUT_MS });
});
afterAll(async () => {
  await disconnectDatabase();
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const shelf = new Schema({ place: String }, { collection: 'shelves' }).index({ place: 1 }, { unique: true });
const Shelf = model('Shelf', shelf);

it('an index is built for longer than the silence timeout of clients', async () => {
  await client.db('admin').command({
    configureFailPoint: 'failCommand',
    mode: { times: 1 },
    data: { failCommands: ['createIndexes'], blockConnection: true, blockTimeMS: BUILD },
  });

  await ensureIndexes([Shelf]);

  const indexes = await client.db('athenaeum').collection('shelves').indexes();
  expect(indexes.map(({ name }) => name)).toEqual(['_id_', 'place_1']);
});

it('an index that stored documents violate is reported', async () => {
  const shelves = client.db('athenaeum').collection('shelves');
  await shelves.dropIndexes();
  await shelves.insertMany([{ place: 'left' }, { place: 'left' }]);

  await expect(ensureIndexes([Shelf])).rejects.toThrow(/duplicate key/);
});
