import { seedLargeContent } from '@athenaeum/content-subgraph/seed';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { seedLargeUsers } from '@athenaeum/users-subgraph/seed';
import { mongo } from 'mongoose';
import { seedDomains } from '../../start/demoDomains';

export type Size = 'demo' | 'large';

/** Each size has a database of its own, so that both can be asked in one run. */
export const databaseOf = (size: Size) => `load_${size}`;

/** Loads the data of a size, in minutes for the large one; existing data stays. Returns the seconds it took. */
export async function loadData(uri: string, size: Size): Promise<number> {
  const startedAt = performance.now();
  await connectDatabase(uri, { dbName: databaseOf(size) });
  try {
    const now = Date.now();
    await seedDomains(now);
    if (size === 'large') for (const raise of [seedLargeUsers, seedLargeContent]) await raise(now);
  } finally {
    await disconnectDatabase();
  }
  return (performance.now() - startedAt) / 1000;
}

export async function withDatabase<Result>(
  uri: string,
  size: Size,
  work: (db: mongo.Db) => Promise<Result>,
): Promise<Result> {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    return await work(client.db(databaseOf(size)));
  } finally {
    await client.close();
  }
}
