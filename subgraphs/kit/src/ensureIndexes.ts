import mongoose, { type Model } from 'mongoose';
import { openPatientConnection } from './mongo';

/** A model whatever it stores: mongoose's own type fits no list of several. */
export interface StoredModel {
  modelName: string;
  collection: { name: string };
}

/**
 * Creates the collection and the indexes each model declares; the rules they enforce must stand before the first request.
 * Rejects when what is stored breaks one of them. Over a connection of its own: an index of a large collection is built for
 * longer than a database may say nothing to whoever asks it.
 */
export async function ensureIndexes(models: readonly StoredModel[]): Promise<void> {
  const connection = await openPatientConnection();
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

/** All of a collection's in one command, for which mongoose's own function sends one each. */
async function createIndexes({ schema, collection }: Model<unknown>): Promise<void> {
  const declared = schema.indexes().map(([key, { background: _, ...options }]) => ({ ...options, key }));
  if (declared.length > 0) await collection.createIndexes(declared as mongoose.mongo.IndexDescription[]);
}
