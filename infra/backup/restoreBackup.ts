import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { afterRestore } from '@athenaeum/worker/afterRestore';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { mongo } from 'mongoose';
import { Problem } from '../start/problem';
import { checkBackup } from './checkBackup';
import { dumpedDocuments } from './collections';
import { copyOf, listedFiles } from './fileLists';
import { forgottenFile, type BackupManifest } from './manifest';
import { listOfForgotten, type Product } from './product';
import { reinstate } from './reinstate';
import { restoreDatabase } from './restoreDatabase';

export interface Restored {
  manifest: BackupManifest;
  /** Members whom the backup had brought back and who are gone again. */
  forgotten: number;
  /** Roles, passwords, consents and wishes about mail that the backup had from before and that are as they were last. */
  reinstated: number;
}

interface Options {
  replace?: boolean;
  /** Looks at what was put back, before it is changed by what was decided since the backup. */
  look?: (manifest: BackupManifest) => Promise<void>;
}

/**
 * Restores a backup completely, or explains how far it came. The product must be stopped. An existing database is replaced
 * only with `replace`.
 */
export async function restoreBackup(
  product: Product,
  folder: string,
  { replace = false, look }: Options = {},
): Promise<Restored> {
  const manifest = await checkBackup(folder);
  if (!replace) await refuseToReplace(product);
  const untouched = 'The database is as it was: put that right, then run the same command again';
  const partly =
    'The database holds a part of the backup: do not start the product, run the command again with --replace';
  await step('the list of whom was forgotten', untouched, () => addForgotten(product, folder));
  await step('the files', untouched, () => putFiles(product, folder));
  await step("the remotes' builds", untouched, () => putBuilds(product, folder));
  await step('the documents', partly, () => restoreDatabase(product, folder, manifest));
  await look?.(manifest);
  const later =
    'Everything is back. The product does the rest itself when it starts; nobody should use it before';
  const { forgotten, reinstated } = await step('what was decided since', later, () =>
    decideAgain(product, manifest.made_at),
  );
  if (replace)
    await step('taking away files that no document knows', later, () => removeOthers(product, folder));
  return { manifest, forgotten, reinstated };
}

async function step<T>(what: string, standing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`The restore stopped at ${what}: ${reason}. ${standing}.`);
  }
}

async function refuseToReplace({ client, database }: Product): Promise<void> {
  const db = client.db(database);
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new Problem(
        `The database ${database} is not empty (${name}): --replace puts the backup in the place of all that is in it.`,
      );
}

/** Merged, never replaced: accounts erased since the backup are only in the current list. */
async function addForgotten(product: Product, folder: string): Promise<void> {
  for await (const raw of dumpedDocuments(forgottenFile(folder))) {
    const { _id, at } = mongo.BSON.deserialize(raw) as { _id: string; at: Date };
    await listOfForgotten(product).updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true });
  }
}

async function putFiles({ storage }: Product, folder: string): Promise<void> {
  for await (const { name, bytes } of listedFiles(folder, 'files')) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    await storage.put(name, createReadStream(copyOf(folder, 'files', name)), { bytes, type });
  }
}

async function putBuilds({ dataDir }: Product, folder: string): Promise<void> {
  for await (const { name } of listedFiles(folder, 'remotes')) {
    const target = join(dataDir, 'remotes', name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(copyOf(folder, 'remotes', name), target);
  }
}

/** Puts back what was decided since, on a database that was put back by whatever means. */
export async function decideAgain(
  product: Product,
  madeAt: string,
): Promise<Pick<Restored, 'forgotten' | 'reinstated'>> {
  const { uri, database } = product;
  await connectDatabase(uri, { dbName: database });
  try {
    const reinstated = await reinstate(product, madeAt);
    return { reinstated, forgotten: await afterRestore(database) };
  } finally {
    await disconnectDatabase();
  }
}

/** Removes files that were uploaded after the backup: no record refers to them, so no job would delete them. */
async function removeOthers({ storage }: Product, folder: string): Promise<void> {
  const known = new Set<string>();
  for await (const { name } of listedFiles(folder, 'files')) known.add(name);
  for await (const key of storage.keys()) if (!known.has(key)) await storage.delete(key);
}

const TYPES: Record<string, string> = {
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};
