import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStorage } from '@athenaeum/bff/files';
import { Problem } from '../../start/problem';
import { checkBackup } from '../checkBackup';
import type { BackupManifest } from '../manifest';
import { unpack } from './archive';
import { decrypted } from './encryption';
import { keyIdsOf } from './keys';
import { keyOf, listKept, readRecord, type BackupRecord } from './record';
import { reasonOf } from './sendBackup';

/** The record of the backup with that id, or of the newest for `latest`. */
export async function findBackup(store: FileStorage, id: string): Promise<BackupRecord> {
  if (id !== 'latest') return readRecord(store, id);
  const newest = (await listKept(store)).find(({ isWhole }) => isWhole);
  if (!newest) throw new Problem('There is no encrypted backup yet.');
  return readRecord(store, newest.id);
}

/** Puts the backup into a new folder, decrypted and checked, for `npm run restore`; the folder is there whole or not at all. */
export async function fetchBackup(
  store: FileStorage,
  record: BackupRecord,
  { folder, identities }: { folder: string; identities: readonly string[] },
): Promise<BackupManifest> {
  await refuseWrongKey(record, identities);
  await refuseFull(folder);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await unpack(await decrypted(partsOf(store, record), identities), draft);
    const manifest = await checkBackup(draft);
    await rmdir(folder).catch(() => {});
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new Problem(
      `Backup ${record.id} could not be fetched: ${reasonOf(error)}. Nothing was left in ${folder}.`,
    );
  }
}

async function refuseWrongKey({ id, keys }: BackupRecord, identities: readonly string[]): Promise<void> {
  const own = await keyIdsOf(identities);
  if (!keys.some((key) => own.includes(key)))
    throw new Problem(
      `Backup ${id} is encrypted for the keys ${keys.join(', ')}; BACKUP_IDENTITY_FILE holds ${own.join(', ')}.`,
    );
}

async function refuseFull(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new Problem(`${folder} is not empty: name a new folder.`);
}

/** Its parts as one stream, each held beside its digest. */
function partsOf(store: FileStorage, { id, parts }: BackupRecord): Readable {
  return Readable.from(
    (async function* () {
      for (const { name, bytes, sha256 } of parts) {
        const body = await store.open(keyOf(id, name));
        if (!body) throw new Error(`${name} is missing`);
        const hash = createHash('sha256');
        let seen = 0;
        for await (const chunk of body as AsyncIterable<Buffer>) {
          hash.update(chunk);
          seen += chunk.length;
          yield chunk;
        }
        if (seen < bytes) throw new Error(`${name} was cut: ${seen} of ${bytes} bytes`);
        if (seen !== bytes || hash.digest('hex') !== sha256) throw new Error(`${name} is not what was sent`);
      }
    })(),
    { objectMode: false },
  );
}
