/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { keptCache } from './keptCache';
import { run } from './run';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  writeFileSync(join(root, 'main.js'), "console.log('built');\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const config = (): Configuration => ({
  context: root,
  mode: 'production',
  entry: './main.js',
  output: { path: join(root, 'dist') },
  cache: keptCache(join(root, 'cache'), '1'),
});
const isCached = () => existsSync(join(root, 'cache/index.pack'));

it('builds, and writes the cache for the next build', async () => {
  await run(config());

  expect(existsSync(join(root, 'dist/main.js'))).toBe(true);
  expect(isCached()).toBe(true);
});

it('leaves the cache to be written afterwards', async () => {
  const unwritten: (() => Promise<void>)[] = [];

  await run(config(), (writeCache) => unwritten.push(writeCache));

  expect(isCached()).toBe(false);
  await Promise.all(unwritten.map((write) => write()));
  expect(isCached()).toBe(true);
});

it('refuses what cannot be built, by its line', async () => {
  writeFileSync(join(root, 'main.js'), "import './nowhere';\n");

  await expect(run(config())).rejects.toThrow(/Can't resolve '.\/nowhere'/);
});
