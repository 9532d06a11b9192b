import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCodegen } from '../codegen/runCodegen';
import { sizeOf, type BuildRecord } from './buildRecord';
import { inBuildOrder } from './buildOrder';
import { compileAll } from './compileAll';
import { BUILT } from './built';
import { buildSettings, freshBuild } from './freshness';

/**
 * `npm run build [-- app...] [--force]`: builds the front apps into `dist/<app>`, those that changed since their last
 * build, or the one before could not be used. No app needs another to be built.
 */
const root = process.cwd();
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const known = frontApps();

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
    if (record) console.log(`${describe(record)}, unchanged`);
    return !record;
  });
  await compileAll(root, inBuildOrder(root, stale), settings, (app, outcome, milliseconds) => {
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

function describe(record: BuildRecord): string {
  const first = record.manifest ? [record.entry, ...Object.values(record.exposes).flat()] : [record.entry];
  const kilobytes = (sizeOf(record, [...new Set(first)]) / 1024).toFixed(1);
  return `${record.app} ${record.version}: ${kilobytes} KB in ${first.length === 1 ? 'one script' : `${first.length} scripts`} to begin with`;
}
