import { createReadStream } from 'node:fs';
import { mongo } from 'mongoose';
import { hashCollection } from '../collections';
import { listedFiles } from '../fileLists';
import { hashStream, type Hashed } from '../hashing';
import type { BackupManifest } from '../manifest';
import type { Product } from '../product';
import { join } from 'node:path';

const { EJSON } = mongo.BSON;

export interface Compared {
  /** What it is: a collection, an index, a file. */
  documents: number;
  collections: number;
  indexes: number;
  files: number;
  builds: number;
  bytes: number;
  /** One line for each that differs from what was backed up. */
  differences: string[];
}

/** Reads all of what was restored again, and holds it beside what was backed up. */
export async function compareRestored(
  beside: Product,
  folder: string,
  manifest: BackupManifest,
): Promise<Compared> {
  const compared: Compared = {
    ...{ documents: 0, collections: 0, indexes: 0, files: 0, builds: 0, bytes: 0 },
    differences: [],
  };
  await compareCollections(beside, manifest, compared);
  compared.files = await compareFiles(folder, 'files', compared, (name) => beside.storage.open(name));
  compared.builds = await compareFiles(folder, 'remotes', compared, async (name) =>
    createReadStream(join(beside.dataDir, 'remotes', name)),
  );
  return compared;
}

async function compareCollections(
  { client, database }: Product,
  manifest: BackupManifest,
  compared: Compared,
): Promise<void> {
  const db = client.db(database);
  const there = await db.listCollections({}, { nameOnly: true }).toArray();
  const wanted = new Set(manifest.collections.map(({ name }) => name));
  for (const { name } of there)
    if (!wanted.has(name) && !name.startsWith('system.'))
      compared.differences.push(`the collection ${name} was not backed up`);
  for (const { name, count, bytes, sha256, indexes } of manifest.collections) {
    const collection = db.collection(name);
    const found = await collection.countDocuments();
    if (found !== count) compared.differences.push(`${name} has ${found} documents, ${count} were backed up`);
    if (!isSame(await hashCollection(collection), { bytes, sha256 }))
      compared.differences.push(`${name} has other content than was backed up`);
    const missing = missingIndexes(indexes, await collection.indexes());
    for (const index of missing) compared.differences.push(`${name} is without its index ${index}`);
    compared.collections += 1;
    compared.documents += found;
    compared.indexes += indexes.length - missing.length;
    compared.bytes += bytes;
  }
}

type Described = BackupManifest['collections'][number]['indexes'];

function missingIndexes(wanted: Described, found: mongo.IndexDescriptionInfo[]): string[] {
  const texts = new Set(found.map((index) => textOf(EJSON.serialize(index, { relaxed: false }))));
  return wanted.filter((index) => !texts.has(textOf(index))).map(({ name }) => String(name));
}

/** The version of its format is the server's to choose. */
const textOf = ({ v: _v, ns: _ns, ...index }: Record<string, unknown>) =>
  JSON.stringify(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));

async function compareFiles(
  folder: string,
  kind: 'files' | 'remotes',
  compared: Compared,
  open: (name: string) => Promise<AsyncIterable<Uint8Array> | null>,
): Promise<number> {
  let count = 0;
  for await (const { name, bytes, sha256 } of listedFiles(folder, kind)) {
    const found = await open(name)
      .then((source) => source && hashStream(source))
      .catch(() => null);
    if (!found) compared.differences.push(`the file ${name} is missing`);
    else if (!isSame(found, { bytes, sha256 })) compared.differences.push(`the file ${name} is another`);
    count += 1;
    compared.bytes += bytes;
  }
  return count;
}

const isSame = (a: Hashed, b: Hashed) => a.bytes === b.bytes && a.sha256 === b.sha256;
