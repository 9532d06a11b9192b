import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStorage } from '@athenaeum/bff/files';
import { Problem } from '../../start/problem';
import { makeBackup } from '../makeBackup';
import type { BackupManifest } from '../manifest';
import type { Product } from '../product';
import { packed } from './archive';
import { encrypted } from './encryption';
import { keyId } from './keys';
import { idOf, keyOf, listKept, partName, removeKept, writeRecord, type BackupRecord } from './record';
import { expired, type Retention } from './retention';
import { withStaging } from './staging';

/** Held in memory while it is sent. */
const PART = 32 * 1024 * 1024;
const SLICE = 64 * 1024;

export interface Sent {
  record: BackupRecord;
  manifest: BackupManifest;
  /** Ids of backups that were removed, as newer ones stand for them. */
  removed: string[];
}

interface Options {
  recipients: readonly string[];
  retention: Retention;
  partBytes?: number;
}

/** Makes a backup, encrypts it, sends it, and then removes what has expired. Nothing of one that fails is left. */
export async function sendBackup(product: Product, store: FileStorage, options: Options): Promise<Sent> {
  const { record, manifest } = await withStaging(async (staging) => {
    const folder = join(staging, 'backup');
    const manifest = await making(() => makeBackup(product, folder));
    const id = idOf(manifest.made_at, randomBytes(4).toString('hex'));
    return { manifest, record: await send(store, folder, { ...options, id, madeAt: manifest.made_at }) };
  });
  const removed = expired(await listKept(store), options.retention, Date.now());
  for (const one of removed) await removeKept(store, one);
  return { record, manifest, removed: removed.map(({ id }) => id) };
}

async function making<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`The backup could not be made: ${reasonOf(error)}. Nothing was sent, nothing is left.`);
  }
}

interface SendOptions extends Options {
  id: string;
  madeAt: string;
}

async function send(
  store: FileStorage,
  folder: string,
  { recipients, id, madeAt, partBytes = PART }: SendOptions,
): Promise<BackupRecord> {
  const parts: BackupRecord['parts'] = [];
  let plain = 0;
  const archive = packed(folder, (bytes) => (plain += bytes));
  try {
    for await (const part of cut(await encrypted(archive, recipients), partBytes)) {
      const name = partName(parts.length);
      // Named before it is sent: one that fails half-way may be there all the same.
      parts.push({ name, bytes: part.length, sha256: createHash('sha256').update(part).digest('hex') });
      await store.put(keyOf(id, name), Readable.from(slices(part)), {
        bytes: part.length,
        type: 'application/octet-stream',
      });
    }
    const keys = recipients.map(keyId);
    const record: BackupRecord = {
      ...{ format: 'athenaeum-encrypted-backup', version: 1, id },
      ...{ made_at: madeAt, keys, plain_bytes: plain, parts },
    };
    await writeRecord(store, record);
    return record;
  } catch (error) {
    archive.destroy();
    const left = await removeParts(store, id, parts);
    throw new Problem(
      `The backup could not be sent: ${reasonOf(error)}. ${left ? 'Parts of it are in the store, which the next backup removes after a day.' : 'Nothing of it is in the store.'}`,
    );
  }
}

/** Whether something may be left. */
async function removeParts(store: FileStorage, id: string, parts: BackupRecord['parts']): Promise<boolean> {
  try {
    await removeKept(store, { id, isWhole: false, names: ['record.json', ...parts.map(({ name }) => name)] });
    return false;
  } catch {
    return true;
  }
}

/** Small, as storage gives up on one that stalls, and counts from the last that it took. */
function* slices(part: Buffer): Iterable<Buffer> {
  for (let from = 0; from < part.length; from += SLICE) yield part.subarray(from, from + SLICE);
}

async function* cut(source: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Buffer> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (let piece of source) {
    while (bytes + piece.length >= size) {
      const room = size - bytes;
      yield Buffer.concat([...pieces, piece.subarray(0, room)]);
      piece = piece.subarray(room);
      pieces = [];
      bytes = 0;
    }
    pieces.push(piece);
    bytes += piece.length;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

/** What went wrong beneath, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
