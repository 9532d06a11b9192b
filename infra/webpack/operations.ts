import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, type BuiltOperations } from './buildRecord';
import { homeOf } from './homeOf';

const FILE = 'operations.json';

/** The documents of an app by their names, to the letter as its code holds and sends them. */
export function documentsOf(root: string, app: string): Record<string, string> {
  const file = join(homeOf(root, app), 'src/__generated__/operations.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Writes into a build what it sends: from the SHA-256 of each document to its text, in an order of its own. */
export function writeOperations(folder: string, documents: Record<string, string>): BuiltOperations {
  const list = Object.values(documents)
    .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const content = `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`;
  writeFileSync(join(folder, FILE), content);
  return { file: FILE, count: list.length, integrity: integrityOf(content) };
}
