import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DeepPart } from './parts';

/** For each part a digest of the files with which it was last seen to pass. */
const RECORD = 'infra/ci/deep/proven.json';

/** One text for what a part covers, its own commands among it: another one as soon as any of these files changes. */
export function digestOf({ covers, commands }: DeepPart): string {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...covers],
    {
      encoding: 'utf8',
    },
  );
  const hash = createHash('sha256').update(JSON.stringify(commands));
  for (const file of files.split('\n').filter(existsSync).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const readRecord = (): Record<string, string> =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>) : {};

/** Whether the part passed with the files as they are. */
export const isProven = (part: DeepPart): boolean => readRecord()[part.name] === digestOf(part);

export function recordProven(part: DeepPart): void {
  const record = { ...readRecord(), [part.name]: digestOf(part) };
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
