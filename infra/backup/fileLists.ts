import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { isKey } from '@athenaeum/bff/files';
import * as z from 'zod';
import { Problem } from '../start/problem';
import { writeHashed, type Hashed } from './hashing';
import type { Written } from './manifest';

/** What a backup holds besides documents: stored files, and the remotes' builds. */
export type FileKind = 'files' | 'remotes';

const isPathBelow = (name: string) => /^[\w@.-]+(\/[\w@.-]+)+$/.test(name) && !name.split('/').includes('..');

const line = z.strictObject({
  name: z.string(),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ListedFile = z.infer<typeof line>;

export const listOf = (folder: string, kind: FileKind) => join(folder, `${kind}.ndjson`);
export const copyOf = (folder: string, kind: FileKind, name: string) => join(folder, kind, name);
const isAllowed = (kind: FileKind, name: string) => (kind === 'files' ? isKey(name) : isPathBelow(name));

/** Copies files one by one and lists each; one that is gone by the time it is opened is left out. */
export async function copyFiles(
  folder: string,
  kind: FileKind,
  names: AsyncIterable<string>,
  open: (name: string) => Promise<Readable | null>,
): Promise<Written> {
  let count = 0;
  async function* lines() {
    for await (const name of names) {
      const source = isAllowed(kind, name) ? await open(name) : null;
      if (!source) continue;
      const hashed = await writeHashed(copyOf(folder, kind, name), source);
      count += 1;
      yield `${JSON.stringify({ name, ...hashed } satisfies ListedFile)}\n`;
    }
  }
  const hashed: Hashed = await writeHashed(listOf(folder, kind), Readable.from(lines()));
  return { ...hashed, count };
}

/** The files of a list, as they are read. */
export async function* listedFiles(folder: string, kind: FileKind): AsyncIterable<ListedFile> {
  const lines = createInterface({ input: createReadStream(listOf(folder, kind)), crlfDelay: Infinity });
  for await (const text of lines) {
    const file = line.safeParse(JSON.parse(text));
    if (!file.success || !isAllowed(kind, file.data.name))
      throw new Problem(`${kind}.ndjson names something that is no file of ours.`);
    yield file.data;
  }
}
