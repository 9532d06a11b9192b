import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptBundle } from './keptBundle';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'kept-')));
  write('package.json', JSON.stringify({ workspaces: ['words'] }));
  write('words/package.json', JSON.stringify({ name: '@athenaeum/words', exports: './src/index.ts' }));
  write('words/src/index.ts', "export const word = 'first';\n");
  write('server/main.ts', "import { word } from '../words/src';\nconsole.log(word, import.meta.dirname);\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const bundle = () => keptBundle(root, { main: 'server/main.ts' });

it('is made once of the same sources', async () => {
  const first = await bundle();
  age(recordOf(first));

  expect(await bundle()).toBe(first);

  expect(isAged(recordOf(first))).toBe(true);
  expect(run(first)).toBe(`first ${join(root, 'server')}`);
});

it('is made again of a changed source, and stays where it was for what still runs from it', async () => {
  const before = await bundle();
  write('words/src/index.ts', "export const word: string = 'second';\n");

  const after = await bundle();

  expect(run(after)).toContain('second');
  expect(run(before)).toContain('first');
});

it('is made again when a new file is found in place of another', async () => {
  await bundle();
  write('words/src.ts', "export const word = 'nearer';\n");

  expect(run(await bundle())).toContain('nearer');
});

it('is not made again when types are generated beside its sources', async () => {
  const folder = await bundle();
  age(recordOf(folder));
  write('words/src/__generated__/types.ts', 'export type Word = string;\n');

  await bundle();

  expect(isAged(recordOf(folder))).toBe(true);
});

it.each(['package-lock.json', 'words/package.json', 'infra/start/bundles/bundleProgram.ts'])(
  'is made again when %s has changed',
  async (file) => {
    const folder = await bundle();
    age(recordOf(folder));
    write(file, JSON.stringify({ name: '@athenaeum/words', version: '2.0.0' }));

    await bundle();

    expect(isAged(recordOf(folder))).toBe(false);
  },
);

it('is made again where all of it was copied to, beside what it was copied from', async () => {
  await bundle();
  const original = root;
  root = `${original}-copy`;
  cpSync(original, root, { recursive: true });

  expect(run(await bundle())).toBe(`first ${join(root, 'server')}`);
  rmSync(original, { recursive: true });
});

it('is made again when its folder is gone', async () => {
  rmSync(await bundle(), { recursive: true });

  expect(run(await bundle())).toContain('first');
});

it('refuses a source by the line that cannot be compiled, and does not give what was there before', async () => {
  await bundle();
  write('words/src/index.ts', 'export const word = (((;\n');

  await expect(bundle()).rejects.toThrow(/words\/src\/index\.ts:1:\d+: .*\n {2}export const word/);
});

it('names lines of the sources in traces', async () => {
  write('words/src/index.ts', "export const word = 'first';\n\nthrow new Error('broken here');\n");

  const folder = await bundle();

  expect(() => run(folder)).toThrow(join(root, 'words/src/index.ts:3:7'));
});

it('removes what nobody has used for a day', async () => {
  const [first, second] = [await bundle(), await bundleOf('second')];
  age(first);

  await bundleOf('third');

  expect(existsSync(first)).toBe(false);
  expect(existsSync(second)).toBe(true);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function bundleOf(word: string): Promise<string> {
  write('words/src/index.ts', `export const word = '${word}';\n`);
  return bundle();
}

const LONG_AGO = new Date(Date.now() - 25 * 60 * 60_000);
const age = (path: string) => utimesSync(path, LONG_AGO, LONG_AGO);
const isAged = (path: string) => statSync(path).mtimeMs < Date.now() - 24 * 60 * 60_000;

const recordOf = (folder: string) => join(dirname(folder), 'kept.json');

const run = (folder: string) =>
  execFileSync(process.execPath, ['--enable-source-maps', join(folder, 'main.mjs')], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
