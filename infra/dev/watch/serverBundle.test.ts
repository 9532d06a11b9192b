import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServerBundle, type ServerBundle } from './serverBundle';

let root: string;
let bundle: ServerBundle;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-')));
  write('gateway/src/main.ts', "import { place } from './place';\nconsole.log(place());\n");
  write('gateway/src/place.ts', 'export const place = (): string => import.meta.dirname;\n');
  write('gateway/src/warmUp.ts', "export { place } from './place';\n");
});
afterEach(async () => {
  await bundle.close();
  rmSync(root, { recursive: true });
});

const open = async () => {
  bundle = await createServerBundle(
    root,
    { entry: 'gateway/src/main.ts', parts: 'gateway/src/place.ts', warmUp: 'gateway/src/warmUp.ts' },
    join(root, '.cache/gateway'),
  );
};

it('gives modules the import.meta of their sources', async () => {
  await open();
  expect(await bundle.renew()).toBeNull();

  expect(run()).toBe(join(root, 'gateway/src'));
});

it('does so for a file that did not use import.meta before, or is new', async () => {
  write('gateway/src/place.ts', "export const place = () => 'nowhere';\n");
  await open();
  await bundle.renew();
  expect(run()).toBe('nowhere');

  write('gateway/src/deep/here.ts', 'export const here = () => import.meta.filename;\n');
  write('gateway/src/place.ts', "export { here as place } from './deep/here';\n");
  expect(await bundle.renew()).toBeNull();

  expect(run()).toBe(join(root, 'gateway/src/deep/here.ts'));
});

it('waits in a standby process with its libraries loaded, and keeps the warm-up unless its sources changed', async () => {
  // Sent only while the process still waits.
  library('node_modules/idle', 'none', "setTimeout(() => process.send('idle'), 50).unref();\n");
  write('gateway/src/counter.ts', 'export const counter = { value: 0 };\n');
  write('gateway/src/warmUp.ts', "import { counter } from './counter';\ncounter.value += 1;\n");
  const main = (words: string) =>
    write(
      'gateway/src/main.ts',
      `import 'idle';\nimport { counter } from './counter';\nprocess.send!(\`${words} \${counter.value}\`);\n`,
    );
  main('before');
  await open();
  await bundle.renew();
  const { spare, entry, parts, warmUp, libraries } = bundle;
  const waiting = () =>
    spawn(process.execPath, [spare, entry, parts, warmUp, libraries], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  const [first, second] = [waiting(), waiting()];
  const heard = (child: typeof first) =>
    Promise.race([
      once(child, 'message').then(([words]) => words as string),
      once(child, 'exit').then(([code]) => `ended with ${code}`),
    ]);
  expect(await Promise.all([heard(first), heard(second)])).toEqual(['idle', 'idle']);

  main('after');
  await bundle.renew();
  first.send('begin');
  expect(await heard(first)).toBe('after 1');

  write('gateway/src/counter.ts', 'export const counter = { value: 10 };\n');
  await bundle.renew();
  second.send('begin');
  expect(await heard(second)).toBe('after 10');
});

it('reports the line that cannot be parsed, and keeps the previous bundle', async () => {
  await open();
  await bundle.renew();
  write('gateway/src/place.ts', 'export const place = () => (((;\n');

  expect(await bundle.renew()).toMatch(/^gateway\/src\/place\.ts:1:\d+: .*\n {2}export const place/);

  expect(run()).toBe(join(root, 'gateway/src'));
});

it('externalizes libraries, each in the version that its importer resolves', async () => {
  write('package.json', JSON.stringify({ workspaces: ['gateway'] }));
  library('node_modules/common', 'the common one');
  library('node_modules/versioned', 'the newest');
  library('gateway/node_modules/versioned', 'its own');
  write(
    'gateway/src/main.ts',
    "import common from 'common';\nimport versioned from 'versioned';\nconsole.log(common, 'and', versioned);\n",
  );
  await open();

  expect(await bundle.renew()).toBeNull();

  expect(run()).toBe('the common one and its own');
  expect(JSON.parse(readFileSync(bundle.libraries, 'utf8'))).toEqual([
    join(root, 'gateway/node_modules/versioned/index.js'),
    'common',
  ]);
});

function library(folder: string, value: string, also = ''): void {
  write(`${folder}/package.json`, JSON.stringify({ type: 'module', main: 'index.js' }));
  write(`${folder}/index.js`, `${also}export default '${value}';\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const run = () => execFileSync(process.execPath, [bundle.entry], { encoding: 'utf8' }).trim();
