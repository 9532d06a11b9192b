import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Longer than the slowest line takes on a busy machine: a missing line is an error, not an endless wait. */
const OUTPUT_TIMEOUT_MS = 5 * 60_000;

export interface RunningDev {
  /** Resolves with the line that matches, also when it was printed before. Rejects after five minutes. */
  said(line: RegExp): Promise<string>;
  /** Sends SIGINT, as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `npm run dev` in a folder; resolves when it is ready. */
export const startDev = (
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
  tell: (line: string) => void,
): Promise<RunningDev> =>
  startFollowing(
    ['--import', 'tsx', 'infra/dev/dev.ts', ...args],
    { cwd: folder, env: { ...process.env, ...env } },
    tell,
  );

/** Starts a Node script that watches sources; resolves when it is ready. */
export async function startFollowing(
  script: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  tell: (line: string) => void,
): Promise<RunningDev> {
  const child = spawn(process.execPath, script, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    tell(line);
    for (const listener of listeners) listener();
  });
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`It never said ${String(pattern)}.`)),
        OUTPUT_TIMEOUT_MS,
      );
      const check = () => {
        const found = lines.find((line) => pattern.test(line));
        if (found === undefined) return;
        clearTimeout(late);
        listeners.delete(check);
        resolve(found);
      };
      child.once('exit', () => reject(new Error(`It ended, and never said ${String(pattern)}.`)));
      listeners.add(check);
      check();
    });
  const running = { said, stop: () => stop(child) };
  await said(/is ready \(/);
  return running;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const [code] = (await gone) as [number | null];
  return code;
}
