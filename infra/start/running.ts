import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem';

/** What would change data under a running product must not begin; `what` is what to do once it is stopped. */
export function refuseWhileRunning(dataDir: string, what: string): void {
  const runDir = join(dataDir, 'run');
  if (!existsSync(runDir)) return;
  const alive = readdirSync(runDir).filter((file) =>
    isAlive(Number(readFileSync(join(runDir, file), 'utf8'))),
  );
  if (alive.length > 0)
    throw new Problem(`Athenaeum is running (${alive.join(', ')}): stop it first, then ${what}.`);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
