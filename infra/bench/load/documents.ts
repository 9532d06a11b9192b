import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const read = new Map<string, Record<string, string>>();

/** The very text that a remote sends for one of its operations. */
export function textOf(remote: string, operation: string): string {
  const file = resolve(root, remote, 'src/__generated__/operations.json');
  if (!read.has(remote)) read.set(remote, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const text = read.get(remote)?.[operation];
  if (!text) throw new Error(`${remote} sends no operation named ${operation}`);
  return text;
}
