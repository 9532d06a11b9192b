import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FileStorage } from '@athenaeum/bff/files';
import * as z from 'zod';
import { Problem } from '../../start/problem';

const PREFIX = 'backups';
const ID = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;
const KEY = new RegExp(`^${PREFIX}/(?<id>[^/]+)/(?<name>[^/]+)$`);
const RECORD = 'record.json';

const record = z.strictObject({
  format: z.literal('athenaeum-encrypted-backup'),
  version: z.literal(1),
  id: z.string().regex(ID),
  /** The moment of the documents in it. */
  made_at: z.iso.datetime(),
  /** Ids of the keys, any of which opens it (`keys.ts`). */
  keys: z.array(z.string()).min(1),
  /** What was encrypted, in bytes. */
  plain_bytes: z.number().int(),
  /** Together, one after the other, a file of age around a tar of the backup's folder. */
  parts: z.array(z.strictObject({ name: z.string(), bytes: z.number().int(), sha256: z.string() })).min(1),
});
export type BackupRecord = z.infer<typeof record>;

export const partName = (index: number) => `part-${String(index).padStart(5, '0')}.tar.age`;
export const keyOf = (id: string, name: string) => `${PREFIX}/${id}/${name}`;
/** Sorts by time; the end tells two of the same second apart. */
export const idOf = (madeAt: string, random: string) => `${madeAt.replace(/[-:]|\.\d+/g, '')}-${random}`;

/** Written last: parts without it are no backup. */
export async function writeRecord(storage: FileStorage, content: BackupRecord): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  await storage.put(keyOf(content.id, RECORD), Readable.from([text]), {
    bytes: text.length,
    type: 'application/json',
  });
}

export async function readRecord(storage: FileStorage, id: string): Promise<BackupRecord> {
  const found = await storage.open(keyOf(id, RECORD));
  if (!found) throw new Problem(`There is no backup ${id}: npm run backup -- list names those there are.`);
  const parsed = record.safeParse(asJson((await buffer(found)).toString('utf8')));
  if (!parsed.success || parsed.data.id !== id) throw new Problem(`The record of backup ${id} is damaged.`);
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface Kept {
  id: string;
  isWhole: boolean;
  /** Names of its objects. */
  names: string[];
}

/** All backups in the bucket, the newest first, also those that were never finished. */
export async function listKept(storage: FileStorage): Promise<Kept[]> {
  const found = new Map<string, string[]>();
  for await (const key of storage.keys()) {
    const { id = '', name = '' } = KEY.exec(key)?.groups ?? {};
    if (ID.test(id)) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return [...found]
    .map(([id, names]) => ({ id, names, isWhole: names.includes(RECORD) }))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Its record first: from then on it is no backup, whatever happens to the rest. */
export async function removeKept(storage: FileStorage, { id, names }: Kept): Promise<void> {
  if (names.includes(RECORD)) await storage.delete(keyOf(id, RECORD));
  for (const name of names) if (name !== RECORD) await storage.delete(keyOf(id, name));
}
