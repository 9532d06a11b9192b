import { MigrationProblem } from '@athenaeum/kit/migrations';
import { mongo } from 'mongoose';
import { EXACT, rawDocuments } from '../backup/collections';

const BATCH_SIZE = 1000;

/** Copies documents and indexes as they are stored, byte for byte; what is written meanwhile may be missing. */
export async function copyCollection(
  from: mongo.Collection,
  to: mongo.Collection,
  signal?: AbortSignal,
): Promise<void> {
  let batch: mongo.Document[] = [];
  const flush = async () => {
    if (signal?.aborted) throw new MigrationProblem('It was told to stop.');
    if (batch.length > 0) await to.insertMany(batch);
    batch = [];
  };
  for await (const raw of rawDocuments(from)) {
    batch.push(mongo.BSON.deserialize(raw, EXACT));
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
  await copyIndexes(from, to);
}

/** They are part of what a write costs. One that deletes documents by their age is left out. */
async function copyIndexes(from: mongo.Collection, to: mongo.Collection): Promise<void> {
  const own = (await indexesOf(from))
    .filter(({ name, expireAfterSeconds }) => name !== '_id_' && expireAfterSeconds === undefined)
    .map(({ v: _version, ...index }) => index);
  if (own.length > 0) await to.createIndexes(own as mongo.IndexDescription[]);
}

const NAMESPACE_NOT_FOUND = 26;

async function indexesOf(collection: mongo.Collection): Promise<mongo.IndexDescriptionInfo[]> {
  try {
    return await collection.indexes();
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}
