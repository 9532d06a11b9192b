import mongoose, { type Connection } from 'mongoose';
import { openConnectionWithoutTimeout } from './mongo';

/** Any model: mongoose's own type does not allow a list of models with different documents. */
export interface StoredModel {
  modelName: string;
  collection: { name: string };
}

const NAMESPACE_EXISTS = 48;

/**
 * Creates the collection and the indexes that each model declares; called before the first request, because unique indexes
 * enforce rules. Rejects when stored data violates one of them. Uses a connection without a socket timeout: building an
 * index of a large collection takes longer than that.
 */
export async function ensureIndexes(models: readonly StoredModel[]): Promise<void> {
  const connection = await openConnectionWithoutTimeout();
  try {
    await Promise.all(models.map((model) => ensureIndexesOf(connection, model)));
  } finally {
    await connection.destroy();
  }
}

/** One command for each collection; mongoose's own functions send one for it and one for each index. */
async function ensureIndexesOf(
  connection: Connection,
  { modelName, collection }: StoredModel,
): Promise<void> {
  const declared = mongoose
    .model(modelName)
    .schema.indexes()
    .map(([key, { background: _, ...options }]) => ({ ...options, key }) as mongoose.mongo.IndexDescription);
  if (declared.length > 0) await connection.collection(collection.name).createIndexes(declared);
  else await createCollection(connection, collection.name);
}

async function createCollection(connection: Connection, name: string): Promise<void> {
  try {
    await connection.createCollection(name);
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== NAMESPACE_EXISTS) throw error;
  }
}
