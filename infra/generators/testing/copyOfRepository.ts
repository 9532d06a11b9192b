import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/** A copy to change as one likes: sources are copied, what is installed is shared, our packages are the copied ones. */
export function copyOfRepository(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'athenaeum-copy-')));
  for (const path of sourcesOf(root)) cpSync(join(root, path), join(copy, path));
  linkPackages(root, copy);
  return copy;
}

/** What is under version control, or could be: also what nobody has committed yet. */
function sourcesOf(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)));
}

function linkPackages(root: string, copy: string): void {
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed).filter((entry) => entry !== '@athenaeum' && entry !== '.cache'))
    link(join(installed, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(installed, '@athenaeum'))) {
    const workspace = realpathSync(join(installed, '@athenaeum', name));
    const folder = relative(root, workspace);
    link(join(copy, folder), join(copy, 'node_modules/@athenaeum', name));
    if (existsSync(join(workspace, 'node_modules')))
      link(join(workspace, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target.split(sep).join('/'), path, 'dir');
}
