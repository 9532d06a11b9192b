import mongoose from 'mongoose';
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
      await model.createIndexes();
    }
  } finally {
    await connection.destroy();
  }
}
