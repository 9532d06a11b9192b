import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { changedBuild } from '../ci/changedBuild';

const run = promisify(execFile);

/**
 * A place from where one remote of a running product is released with the commands of area teams: the repository as it is,
 * but with a build of its own, so that nothing in the repository changes.
 */
export function createWorkbench(remote: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-workbench-'));
  for (const name of readdirSync('.')) if (name !== 'dist') symlinkSync(resolve(name), join(folder, name));
  const built = join(folder, 'dist', remote);

  async function npm(...args: string[]): Promise<string> {
    const { stdout } = await run('npm', ['run', '--silent', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    return stdout.trim().split('\n').at(-1)!;
  }

  return {
    /**
     * Deploys what a change in every module would have been built to. Its pages are not tried in a browser before: tabs that
     * are open here meet it at once.
     */
    deploy(version: string): Promise<string> {
      const changed = changedBuild(resolve('dist', remote), version);
      rmSync(built, { recursive: true, force: true });
      mkdirSync(join(folder, 'dist'), { recursive: true });
      cpSync(changed, built, { recursive: true });
      rmSync(changed, { recursive: true });
      return npm('deploy', '--', remote, '--without-smoke-test');
    },
    rollBack: () => npm('rollback', '--', remote),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Workbench = ReturnType<typeof createWorkbench>;
