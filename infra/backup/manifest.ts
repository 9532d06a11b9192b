import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Problem } from '../start/problem';

/** The version of the format. Raised when an older restore could not read a backup; every earlier version stays readable. */
export const BACKUP_VERSION = 1;

const written = z.strictObject({
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Documents of a collection, lines of a list. */
  count: z.number().int().min(0),
});
export type Written = z.infer<typeof written>;

/** Without what could lead out of a folder. */
const collectionName = z
  .string()
  .regex(/^[\w.-]+$/)
  .refine((name) => !/^\.+$/.test(name));

const manifest = z.strictObject({
  format: z.literal('athenaeum-backup'),
  version: z.literal(BACKUP_VERSION),
  /** The moment of what it holds of the database; files were read after it. */
  made_at: z.iso.datetime(),
  database: z.string(),
  collections: z.array(
    z.strictObject({
      name: collectionName,
      ...written.shape,
      /** As extended JSON. */
      options: z.record(z.string(), z.unknown()),
      indexes: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  /** The list of whom was forgotten by then. */
  forgotten: written,
  /** Lists of what was stored and of the remotes' builds, each with the digest of everything in it. */
  files: written,
  remotes: written,
});
export type BackupManifest = z.infer<typeof manifest>;

export const collectionFile = (folder: string, name: string) => join(folder, 'database', `${name}.bson`);
export const forgottenFile = (folder: string) => join(folder, 'forgotten.bson');

const FILE = 'manifest.json';
const DIGEST = 'manifest.sha256';

/** Written last, in one step: a folder without one is no backup. */
export async function writeManifest(folder: string, content: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(join(folder, DIGEST), `${digestOf(text)}\n`, { mode: 0o600 });
  const draft = join(folder, `${FILE}.draft`);
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, join(folder, FILE));
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Problem(`There is no backup in ${folder}, or one that was not finished: it has no ${FILE}.`);
  });
  const digest = await readFile(join(folder, DIGEST), 'utf8').catch(() => '');
  if (digest.trim() !== digestOf(text))
    throw new Problem(`${FILE} in ${folder} is damaged: nothing was changed.`);
  const content = JSON.parse(text) as { version?: unknown };
  const parsed = manifest.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Problem(
    content.version === BACKUP_VERSION
      ? `${FILE} in ${folder} cannot be read: nothing was changed.`
      : `The backup in ${folder} is of version ${String(content.version)}, this reads ${BACKUP_VERSION}: restore it with the release that made it.`,
  );
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
