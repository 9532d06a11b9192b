import { Problem } from '../start/problem';
import { copyOf, listedFiles, listOf } from './fileLists';
import { hashFile, type Hashed } from './hashing';
import { collectionFile, forgottenFile, readManifest, type BackupManifest } from './manifest';

/** Reads the whole backup and holds it beside its manifest, before anything is changed by it. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const collection of manifest.collections)
    await check(collectionFile(folder, collection.name), collection);
  await check(forgottenFile(folder), manifest.forgotten);
  for (const kind of ['files', 'remotes'] as const) {
    await check(listOf(folder, kind), manifest[kind]);
    for await (const file of listedFiles(folder, kind)) await check(copyOf(folder, kind, file.name), file);
  }
  return manifest;
}

async function check(file: string, { bytes, sha256 }: Hashed): Promise<void> {
  const found = await hashFile(file);
  if (!found) throw new Problem(`${file} is missing from the backup: nothing was changed.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Problem(`${file} is not what was backed up: nothing was changed.`);
}
