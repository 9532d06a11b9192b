import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCodegen } from '../codegen/runCodegen';
import { sizeOf, type BuildRecord } from './buildRecord';
import { inBuildOrder } from './buildOrder';
import { compileAll } from './compileAll';
import { compressBuild } from './compressBuild';
import { BUILT } from './built';
import { buildSettings, freshBuild } from './freshness';

/**
 * `npm run build [-- app...] [--force]`: builds the front apps into `dist/<app>`, those that changed since their last
 * build, or the one before could not be used. No app needs another to be built. A start of the product says `--compress-later`, and
 * compresses what it has built once it is ready.
 */
const root = process.cwd();
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const known = frontApps();
const isCompressedLater = args.includes('--compress-later');

const unknown = named.filter((app) => !known.includes(app));
if (unknown.length > 0) {
  console.error(`There is no app ${unknown.join(', ')}: the apps are ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  await build(named.length > 0 ? named : known);
}

async function build(apps: string[]): Promise<void> {
  const { problems } = await runCodegen(root);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  const settings = buildSettings(root);
  const stale = apps.filter((app) => {
    const record = args.includes('--force') ? null : freshBuild(root, app, settings);
    if (record) console.log(`${describe(completed(record))}, unchanged`);
    return !record;
  });
  const options = { settings, isCompressedLater };
  await compileAll(root, inBuildOrder(root, stale), options, (app, outcome, milliseconds) => {
    if (outcome.problem === undefined) {
      console.log(`${describe(outcome.record)}, built in ${(milliseconds / 1000).toFixed(1)} s`);
    } else {
      console.error(`${app} could not be built:\n${outcome.problem}`);
      process.exitCode = 1;
    }
  });
  // Caches for the next build are still being written, which who starts the product need not wait for.
  if (!process.exitCode) process.send?.(BUILT);
}

function frontApps(): string[] {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/remote.ts')));
  return ['shell', ...remotes];
}

/** What a start has left to do, unless this is a start as well. */
function completed(record: BuildRecord): BuildRecord {
  return isCompressedLater ? record : compressBuild(join(root, 'dist', record.app));
}

function describe(record: BuildRecord): string {
  const first = record.manifest ? [record.entry, ...Object.values(record.exposes).flat()] : [record.entry];
  const kilobytes = (sizeOf(record, [...new Set(first)]) / 1024).toFixed(1);
  const size = `${kilobytes} KB${record.isToCompress ? ' before compression' : ''}`;
  return `${record.app} ${record.version}: ${size} in ${first.length === 1 ? 'one script' : `${first.length} scripts`} to begin with`;
}
