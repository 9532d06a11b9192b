import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repositoryOfSample';

/** Checks that `athenaeum-remote init`, installed from tarballs into an empty folder, writes exactly the sample. */
export async function checkInit(sample: string, { folder, remote }: Repository): Promise<void> {
  await remote('', 'init', 'mfe-book-club');
  const files = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !GENERATED.test(file) && statSync(join(sample, file)).isFile(),
  );
  assert.ok(files.length > 10);
  for (const file of files)
    assert.equal(readFileSync(join(folder, file), 'utf8'), readFileSync(join(sample, file), 'utf8'), file);
}

/** Generated files and folders. */
const GENERATED = /(^|\/)(node_modules|dist|\.cache|__generated__)(\/|$)/;
