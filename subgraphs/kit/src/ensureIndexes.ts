import mongoose, { type Model } from 'mongoose';
import { openConnectionWithoutTimeout } from './mongo';

/** Any model: mongoose's own type does not allow a list of models with different documents. */
export interface StoredModel {
  modelName: string;
  collection: { name: string };
}

/**
 * Creates the collection and the indexes that each model declares; called before the first request, because unique indexes
 * enforce rules. Rejects when stored data violates one of them. Uses a connection without a socket timeout: building an
 * index of a large collection takes longer than that.
 */
export async function ensureIndexes(models: readonly StoredModel[]): Promise<void> {
  const connection = await openConnectionWithoutTimeout();
  try {
    for (const { modelName, collection } of models)
      connection.model(modelName, mongoose.model(modelName).schema, collection.name);
    for (const model of Object.values(connection.models)) {
      await model.createCollection();
      await createIndexes(model);
    }
  } finally {
    await connection.destroy();
  }
}

/** Creates all indexes of a collection with one command; mongoose's own function sends one for each. */
async function createIndexes({ schema, collection }: Model<unknown>): Promise<void> {
  const declared = schema.indexes().map(([key, { background: _, ...options }]) => ({ ...options, key }));
  if (declared.length > 0) await collection.createIndexes(declared as mongoose.mongo.IndexDescription[]);
}
