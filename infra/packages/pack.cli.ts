import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { versionOf, writePackages } from './pack';

// npm run pack:contracts [-- --release 4]: what an area in a repository of its own installs, as tarballs in dist/packages. The
// release is counted within a contract: the fourth of contract 2 is 2.4.0.
const { values } = parseArgs({ options: { release: { type: 'string', default: '0' } } });
const release = Number(values.release);
if (!/^\d+$/.test(values.release)) {
  process.stderr.write('--release takes a whole number: which one it is of this contract.\n');
  process.exitCode = 2;
} else {
  await pack(process.cwd());
}

async function pack(root: string): Promise<void> {
  const target = join(root, 'dist/packages');
  const folders = await writePackages(root, join(root, '.cache/packages'), versionOf(release));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { stdout } = await promisify(execFile)('npm', [
    'pack',
    ...folders,
    '--pack-destination',
    target,
    '--json',
  ]);
  for (const { filename, size } of JSON.parse(stdout) as { filename: string; size: number }[])
    process.stdout.write(`dist/packages/${filename} (${(size / 1024).toFixed(0)} KB)\n`);
}
