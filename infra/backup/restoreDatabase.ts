import { mongo } from 'mongoose';
import { hashCollection, loadCollection } from './collections';
import { collectionFile, type BackupManifest } from './manifest';
import type { Product } from './product';

const { EJSON } = mongo.BSON;
const NAMESPACE_NOT_FOUND = 26;

type Described = BackupManifest['collections'][number];

/** Empties the database and loads it; each collection is read again and held beside the digest of its backup. */
export async function restoreDatabase(
  { client, database }: Product,
  folder: string,
  { collections }: BackupManifest,
): Promise<void> {
  const db = client.db(database);
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (!name.startsWith('system.')) await drop(db.collection(name));
  for (const described of collections) await restoreCollection(db, folder, described);
}

async function restoreCollection(
  db: mongo.Db,
  folder: string,
  { name, options, indexes, sha256 }: Described,
): Promise<void> {
  const collection = await db.createCollection(name, EJSON.deserialize(options) as object);
  await loadCollection(collection, collectionFile(folder, name));
  if ((await hashCollection(collection)).sha256 !== sha256)
    throw new Error(`${name} was not stored as it was backed up`);
  // Last: what expires by an index must not do so between being stored and being compared.
  const wanted = indexes.map((index) => EJSON.deserialize(index) as mongo.IndexDescription);
  const own = wanted.filter(({ name }) => name !== '_id_').map(withoutVersion);
  if (own.length > 0) await collection.createIndexes(own);
}

/** The version of its format is the server's to choose. */
function withoutVersion({
  v: _v,
  ns: _ns,
  ...index
}: mongo.IndexDescription & { v?: unknown; ns?: unknown }) {
  return index;
}

async function drop(collection: mongo.Collection): Promise<void> {
  await collection.drop().catch((error: unknown) => {
    if (!(error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND)) throw error;
  });
}
