import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, reportAndExit } from './problem';

const dataDir = process.env.DATA_DIR ?? '.data';

try {
  refuseWhileRunning();
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`Emptied ${dataDir}. The next start loads the demo data anew.\n`);
} catch (error) {
  reportAndExit(error);
}

function refuseWhileRunning(): void {
  const runDir = join(dataDir, 'run');
  if (!existsSync(runDir)) return;
  const alive = readdirSync(runDir).filter((file) =>
    isAlive(Number(readFileSync(join(runDir, file), 'utf8'))),
  );
  if (alive.length > 0)
    throw new Problem(`Athenaeum is running (${alive.join(', ')}): stop it first, then reset.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
