import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-libraries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what a program imports and what that depends on, each version where it was', () => {
  install('node_modules/imported', {
    dependencies: { needed: '1' },
    peerDependencies: { '@scope/peer': '1' },
  });
  install('node_modules/imported/node_modules/needed', {});
  install('node_modules/needed', {});
  install('node_modules/@scope/peer', { optionalDependencies: { nowhere: '1' } });
  install('node_modules/of-pages', {});

  expect(kept(['imported'])).toEqual([
    '@scope/peer/index.js',
    '@scope/peer/package.json',
    'imported/index.js',
    'imported/node_modules/needed/index.js',
    'imported/node_modules/needed/package.json',
    'imported/package.json',
  ]);
});

it('takes a library for two programs once, and a circle of them', () => {
  install('node_modules/one', { dependencies: { other: '1' } });
  install('node_modules/other', { dependencies: { one: '1' } });

  expect(kept(['one'], ['other', 'one']).filter((file) => file.endsWith('.js'))).toEqual([
    'one/index.js',
    'other/index.js',
  ]);
});

it('leaves out what compilers and people read, and nothing that is run', () => {
  install(
    'node_modules/one',
    {},
    'types.d.ts',
    'index.js.map',
    'README.md',
    'LICENSE',
    'native.node',
    'data.json',
  );

  expect(kept(['one'])).toEqual([
    'one/LICENSE',
    'one/data.json',
    'one/index.js',
    'one/native.node',
    'one/package.json',
  ]);
});

it('leaves out tests and hidden folders of a library, and keeps a file that begins with a dot', () => {
  install(
    'node_modules/one',
    {},
    '.yarn/releases/yarn.js',
    'test/one.test.js',
    'lib/test/used.js',
    'lib/.wrapper.mjs',
    'lib/__tests__/one.js',
    'test.js',
  );

  expect(kept(['one'])).toEqual([
    'one/index.js',
    'one/lib/.wrapper.mjs',
    'one/lib/test/used.js',
    'one/package.json',
    'one/test.js',
  ]);
});

it('takes of libraries in two copies the one that Node resolves to', () => {
  const exports = { node: './dist-cjs/index.js', import: './dist-es/index.js' };
  install('node_modules/@smithy/core', { exports }, 'dist-cjs/index.js', 'dist-es/index.js');

  expect(kept(['@smithy/core']).filter((file) => file.includes('dist-'))).toEqual([
    '@smithy/core/dist-cjs/index.js',
  ]);
});

it('takes a font that is named by its file alone, and of an import by a path the whole library', () => {
  install('node_modules/@fonts/noto', {}, 'bold.ttf', 'thin.ttf');
  install('node_modules/one', {}, 'deep.js');

  expect(kept(['@fonts/noto/bold.ttf', 'one/deep.js'])).toEqual([
    '@fonts/noto/bold.ttf',
    '@fonts/noto/package.json',
    'one/deep.js',
    'one/index.js',
    'one/package.json',
  ]);
});

it('keeps codes and names of the world’s places', () => {
  const library = 'node_modules/@countrystatecity/countries';
  install(library, {});
  write(`${library}/dist/data/Sweden-SE/states.json`, '[{"iso2":"M","name":"Skåne","latitude":"55"}]');

  kept(['@countrystatecity/countries']);

  const file = join(folder, 'kept/@countrystatecity/countries/dist/data/Sweden-SE/states.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ iso2: 'M', name: 'Skåne' }]);
});

function install(path: string, manifest: object, ...files: string[]): void {
  write(`${path}/package.json`, JSON.stringify(manifest));
  for (const file of ['index.js', ...files]) write(`${path}/${file}`, '');
}

/** What is there after it, from its `node_modules`, in the order of the alphabet. */
function kept(...programs: string[][]): string[] {
  programs.forEach((libraries, index) => write(`program-${index}/libraries.json`, JSON.stringify(libraries)));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(__dirname, 'keepLibraries.mjs'),
      join(folder, 'node_modules'),
      join(folder, 'kept'),
      ...programs.map((_libraries, index) => join(folder, `program-${index}`)),
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'kept/').length))
    .sort();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
