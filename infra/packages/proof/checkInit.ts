import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repositoryOfSample';

/** `athenaeum-remote init`, as it was installed, writes what the sample is. */
export function checkInit({ folder, files }: Repository): void {
  const empty = join(folder, '.empty');
  mkdirSync(empty);
  symlinkSync(join(folder, 'packages'), join(empty, 'packages'));
  execFileSync(join(folder, 'node_modules/.bin/athenaeum-remote'), ['init', 'mfe-book-club'], { cwd: empty });
  assert.ok(files.length > 10);
  for (const file of files)
    assert.equal(readFileSync(join(empty, file), 'utf8'), readFileSync(join(folder, file), 'utf8'), file);
  rmSync(empty, { recursive: true });
}
