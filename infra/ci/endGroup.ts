import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const GRACE_MS = 60_000;

/**
 * Ends a process that leads a group of its own (`detached`), and whatever it leaves behind: it may end its children itself, in its order, and what
 * is left then is killed.
 *
 * @param grace ms
 */
export async function endGroup(leader: ChildProcess, grace = GRACE_MS): Promise<void> {
  if (leader.pid === undefined) return;
  if (leader.exitCode === null && leader.signalCode === null) {
    const gone = once(leader, 'exit');
    leader.kill('SIGTERM');
    const late = setTimeout(() => leader.kill('SIGKILL'), grace);
    await gone;
    clearTimeout(late);
  }
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
