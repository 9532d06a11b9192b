import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { leaveLibraries } from './leaveLibraries';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'athenaeum-libraries-'));
  write('package.json', JSON.stringify({ workspaces: ['area'] }));
  write('node_modules/words/index.js', 'export const words = "of the root";');
  write('node_modules/reader/index.js', 'import { words } from "words"; export const read = words;');
  write('node_modules/reader/node_modules/words/index.js', 'export const words = "of the reader";');
  write('node_modules/letters/index.js', 'export const letters = "of the root";');
  write('area/node_modules/letters/index.js', 'export const letters = "of the area";');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  [
    'the root’s, for what has no other',
    'main.js',
    'import { words } from "words"; console.log(words);',
    '"words"',
  ],
  [
    'a workspace’s own',
    'area/main.js',
    'import { letters } from "letters"; console.log(letters);',
    'area/node_modules/letters/index.js"',
  ],
  [
    'that of a library which becomes a part of the bundle',
    'main.js',
    'import { read } from "reader"; console.log(read);',
    'node_modules/reader/node_modules/words/index.js"',
  ],
])(
  'leaves a library outside in the version that each importer resolves: %s',
  async (_what, main, source, imported) => {
    write(main, source);
    const { external, plugin } = leaveLibraries(root, (name) => name !== 'reader');

    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [main],
      bundle: true,
      write: false,
      format: 'esm',
      external,
      plugins: [plugin],
    });

    const imports = /from ("[^"]*")/.exec(outputFiles[0]!.text)?.[1];
    expect(imports?.endsWith(imported)).toBe(true);
  },
);

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
