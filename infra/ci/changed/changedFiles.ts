import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Files that differ from a commit, from the root: committed since, uncommitted and new ones; not those that are gone.
 *
 * @throws when git does not know the commit.
 */
export function changedFiles(since: string): string[] {
  const differing = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...untracked])].filter((file) => existsSync(file)).sort();
}

/** The commit to compare with when none is named: the last one while something is uncommitted, else the one before it. */
export const defaultSince = (): string => (git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);
