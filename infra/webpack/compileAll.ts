import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from './buildRecord';
import { type CompileOrder, WRITE_CACHES } from './compileOrder';

type Outcome = { record: BuildRecord; problem?: undefined } | { problem: string };

/**
 * Builds apps in processes of their own, as many at a time as there are cores. Every app is tried. This process then stays
 * until theirs have written what makes the next build quicker.
 */
export async function compileAll(
  root: string,
  apps: readonly string[],
  options: Omit<CompileOrder, 'root' | 'app'>,
  onDone: (app: string, outcome: Outcome, milliseconds: number) => void,
): Promise<void> {
  const waiting = [...apps];
  const workers = Math.min(waiting.length, availableParallelism(), 4);
  await Promise.all(Array.from({ length: workers }, work));

  async function work(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'compile.process.ts'), { execArgv: ['--import', 'tsx'] });
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const startedAt = Date.now();
      onDone(app, await order(child, { root, app, ...options }), Date.now() - startedAt);
      if (!child.connected) return work();
    }
    child.send(WRITE_CACHES);
  }
}

const order = (child: ChildProcess, message: CompileOrder) =>
  new Promise<Outcome>((resolve) => {
    const ended = (code: number | null) =>
      resolve({ problem: `The compiler ended before it had an outcome (${code}).` });
    child.once('exit', ended);
    child.once('message', (outcome) => {
      child.off('exit', ended);
      resolve(outcome as Outcome);
    });
    child.send(message);
  });
