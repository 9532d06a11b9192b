import { resolve } from 'node:path';
import { createStorage, readStorageEnv, type FileStorage } from '@athenaeum/bff/files';
import { mongo } from 'mongoose';
import { asConnectionProblem } from '../start/asConnectionProblem';
import { openDatabase } from '../start/openDatabase';

/** What is kept of the product, wherever it is. */
export interface Product {
  uri: string;
  client: mongo.MongoClient;
  /** The name of its database. */
  database: string;
  storage: FileStorage;
  /** Holds the published builds of the remotes in `remotes`. */
  dataDir: string;
}

/** Opens the product as its own environment says; the embedded database is started here when the product is stopped. */
export async function withProduct<T>(
  work: (product: Product) => Promise<T>,
  source: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const dataDir = resolve(source.DATA_DIR || '.data');
  const database = await openDatabase(source.MONGODB_URI, dataDir);
  const client = new mongo.MongoClient(database.uri, { serverSelectionTimeoutMS: 5000 });
  const storage = await createStorage({ ...readStorageEnv(source), DATA_DIR: dataDir });
  try {
    await client.connect().catch((error: unknown) => asConnectionProblem(error, database.uri));
    return await work({
      uri: database.uri,
      client,
      database: source.MONGODB_DATABASE || 'athenaeum',
      storage,
      dataDir,
    });
  } finally {
    storage.close();
    await client.close();
    await database.close();
  }
}

/** The list of erased accounts, in a database of its own that a restore does not replace. */
export const listOfForgotten = ({ client, database }: Pick<Product, 'client' | 'database'>) =>
  client.db(`${database}_forgotten`).collection<{ _id: string; at: Date }>('forgotten');
