import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';

const FOLDERS = [
  'gateway',
  'infra/codegen',
  'infra/database',
  'infra/docker',
  'infra/generators',
  'infra/k8s',
  'infra/start',
  'infra/test',
  'mfe-learning',
  'mfe-opportunities',
  'shared-ui',
  'shell/contract',
  'subgraphs',
];
const FILES = ['package.json', 'package-lock.json', '.prettierrc.json', '.editorconfig'];
const LEFT_OUT = new Set(['node_modules', 'dist', '__generated__']);

/** A copy to change as one likes: sources are copied, what is installed is shared, our packages are the copied ones. */
export function copyOfRepository(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'athenaeum-copy-')));
  const configs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const path of [...FOLDERS, ...FILES, ...configs]) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  linkPackages(root, copy);
  return copy;
}

function linkPackages(root: string, copy: string): void {
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed).filter((entry) => entry !== '@athenaeum' && entry !== '.cache')) {
    link(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const folder of FOLDERS.filter((path) => existsSync(join(root, path, 'node_modules')))) {
    link(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  for (const name of readdirSync(join(installed, '@athenaeum'))) {
    const workspace = realpathSync(join(installed, '@athenaeum', name));
    const copied = join(copy, relative(root, workspace));
    link(existsSync(copied) ? copied : workspace, join(copy, 'node_modules/@athenaeum', name));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target.split(sep).join('/'), path, 'dir');
}
