import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSettings } from '../../infra/webpack/freshness';

/** `npm run build:catalogue`: the catalogue as a site in `dist/catalogue`, built when something in it has changed. */
const root = process.cwd();
const site = join(root, 'dist/catalogue');
const memory = join(site, 'built-from');
const sources = hashOfSources();

if (existsSync(memory) && readFileSync(memory, 'utf8') === sources) {
  console.log('catalogue, unchanged');
} else {
  const startedAt = Date.now();
  process.exitCode = await build();
  if (process.exitCode === 0) {
    writeFileSync(memory, sources);
    console.log(`catalogue, built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** Storybook empties the folder first, so a failed build is not mistaken for a finished one. */
function build(): Promise<number> {
  const args = ['build', '--config-dir=shared-ui/.storybook', `--output-dir=${site}`];
  const quietly = ['--quiet', '--loglevel=error'];
  const child = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', ...args, ...quietly],
    {
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

function hashOfSources(): string {
  const files = ['shared-ui/src', 'shared-ui/.storybook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  const hash = createHash('sha256').update(buildSettings(root));
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
