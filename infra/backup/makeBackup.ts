import { mkdir, open, opendir, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mongo } from 'mongoose';
import { Problem } from '../start/problem';
import { dumpCollection } from './collections';
import { copyFiles } from './fileLists';
import {
  BACKUP_VERSION,
  collectionFile,
  forgottenFile,
  writeManifest,
  type BackupManifest,
} from './manifest';
import { listOfForgotten, type Product } from './product';

const { EJSON } = mongo.BSON;
/** A build that is still being copied in: nothing refers to it yet. */
const DRAFT = /\.draft(\/|$)/;

/** Copies everything the product keeps into an empty folder, while it runs: the documents are those of one moment. */
export async function makeBackup(product: Product, folder: string): Promise<BackupManifest> {
  await prepareFolder(folder);
  const { client, database, storage, dataDir } = product;
  const made_at = new Date().toISOString();
  const collections = await dumpDatabase(client, database, folder);
  // Read after the database: a file that a document of the moment refers to was there before it.
  const forgotten = await dumpCollection(listOfForgotten(product), forgottenFile(folder));
  const files = await copyFiles(folder, 'files', storage.keys(), (key) => storage.open(key));
  const builds = join(dataDir, 'remotes');
  const remotes = await copyFiles(folder, 'remotes', filesBelow(builds), async (name) =>
    (await open(join(builds, name), 'r')).createReadStream(),
  );
  const manifest: BackupManifest = {
    format: 'athenaeum-backup',
    version: BACKUP_VERSION,
    made_at,
    database,
    collections,
    forgotten,
    files,
    remotes,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Problem(`${folder} is not empty: name a new folder for the backup.`);
}

async function dumpDatabase(
  client: mongo.MongoClient,
  database: string,
  folder: string,
): Promise<BackupManifest['collections']> {
  const db = client.db(database);
  const known = await db.listCollections({}, { nameOnly: false }).toArray();
  const session = client.startSession({ snapshot: true });
  const dumped: BackupManifest['collections'] = [];
  try {
    for (const { name, type, options = {} } of known.sort((a, b) => a.name.localeCompare(b.name))) {
      if (name.startsWith('system.')) continue;
      if (type !== 'collection') throw new Problem(`${name} is a ${type}, which a backup cannot hold.`);
      const collection = db.collection(name);
      const indexes = await collection.indexes();
      dumped.push({
        name,
        ...(await dumpCollection(collection, collectionFile(folder, name), session)),
        options: EJSON.serialize(options, { relaxed: false }),
        indexes: indexes.map((index) => EJSON.serialize(index, { relaxed: false })),
      });
    }
  } catch (error) {
    throw isTooOld(error) ? tooOld : error;
  } finally {
    await session.endSession();
  }
  return dumped;
}

const isTooOld = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.codeName === 'SnapshotTooOld';

const tooOld = new Problem(
  'The database did not keep the moment of the backup for as long as reading it took: raise its parameter minSnapshotHistoryWindowInSeconds, then try again with a new folder.',
);

async function* filesBelow(root: string): AsyncIterable<string> {
  const folder = await opendir(root, { recursive: true }).catch(() => null);
  if (!folder) return;
  for await (const entry of folder) {
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && !DRAFT.test(name)) yield name;
  }
}
