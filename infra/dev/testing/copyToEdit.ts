import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export interface CopyToEdit {
  folder: string;
  remove(): void;
}

/** A copy of all tracked files for editing; installed packages are shared, except ours, which are the copied ones. */
export function copyToEdit(root: string): CopyToEdit {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'athenaeum-dev-')));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
  linkInstalled(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkInstalled(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed).filter((entry) => !['@athenaeum', '.cache'].includes(entry)))
    link(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(installed, '@athenaeum'))) {
    const workspace = relative(root, realpathSync(join(installed, '@athenaeum', name)));
    link(join(folder, workspace), join(folder, 'node_modules/@athenaeum', name));
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) link(own, join(folder, workspace, 'node_modules'));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'dir');
}
