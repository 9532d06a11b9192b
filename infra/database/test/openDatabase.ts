import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startDatabase } from '../src';

// The machine may be busy.
jest.setTimeout(30_000);

export interface OpenDatabase {
  uri: string;
  client: mongo.MongoClient;
  db: mongo.Db;
  close: () => Promise<void>;
}

/** A database of its own in a new folder, and a real driver connected to it. */
export async function openDatabase(options: mongo.MongoClientOptions = {}): Promise<OpenDatabase> {
  const dataDir = temporaryFolder();
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  const client = await new mongo.MongoClient(database.uri, options).connect();
  return {
    uri: database.uri,
    client,
    db: client.db('test'),
    close: async () => {
      await client.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One that all tests of a file share: opened before the first of them, closed after the last. */
export function openDatabaseForFile(options?: mongo.MongoClientOptions): OpenDatabase {
  const database = {} as OpenDatabase;
  beforeAll(async () => void Object.assign(database, await openDatabase(options)));
  afterAll(() => database.close());
  return database;
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'athenaeum-database-'));

export const duplicate = expect.objectContaining({ code: 11000 });

/** How a query was executed: the stage that read it, and how many documents it examined. */
export async function executionOf(cursor: { explain(): Promise<mongo.Document> }) {
  const { queryPlanner, executionStats } = await cursor.explain();
  return {
    plan: JSON.stringify(queryPlanner.winningPlan),
    examined: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}
