import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServerBundle, type ServerBundle } from './serverBundle';

let root: string;
let bundle: ServerBundle;

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-')));
  write('gateway/src/main.ts', "import { place } from './place';\nconsole.log(place());\n");
  write('gateway/src/place.ts', 'export const place = (): string => import.meta.dirname;\n');
  bundle = await createServerBundle(
    root,
    { entry: 'gateway/src/main.ts', parts: 'gateway/src/place.ts' },
    join(root, '.cache/gateway'),
  );
});
afterEach(async () => {
  await bundle.close();
  rmSync(root, { recursive: true });
});

it('runs as its sources do, which know where they lie', async () => {
  expect(await bundle.renew()).toBeNull();

  expect(run()).toBe(join(root, 'gateway/src'));
});

it('tells the line that cannot be read, and stays as it was', async () => {
  await bundle.renew();
  write('gateway/src/place.ts', 'export const place = () => (((;\n');

  expect(await bundle.renew()).toMatch(/^gateway\/src\/place\.ts:1:\d+: .*\n {2}export const place/);

  expect(run()).toBe(join(root, 'gateway/src'));
});

it('leaves libraries outside, each where the package that imports it finds it', async () => {
  library('node_modules/common', 'the common one');
  library('node_modules/versioned', 'the newest');
  library('gateway/node_modules/versioned', 'its own');
  write(
    'gateway/src/main.ts',
    "import common from 'common';\nimport versioned from 'versioned';\nconsole.log(common, 'and', versioned);\n",
  );

  expect(await bundle.renew()).toBeNull();

  expect(run()).toBe('the common one and its own');
  expect(JSON.parse(readFileSync(bundle.libraries, 'utf8'))).toEqual([
    join(root, 'gateway/node_modules/versioned/index.js'),
    'common',
  ]);
});

function library(folder: string, value: string): void {
  write(`${folder}/package.json`, JSON.stringify({ type: 'module', main: 'index.js' }));
  write(`${folder}/index.js`, `export default '${value}';\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const run = () => execFileSync(process.execPath, [bundle.entry], { encoding: 'utf8' }).trim();
