import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Longer than the slowest of what is waited for takes on a busy machine: what never comes is told, instead of waited for. */
const LONGEST = 5 * 60_000;

export interface RunningDev {
  /** Resolves with the line that matches, also when it was said before. Rejects when it does not come within five minutes. */
  said(line: RegExp): Promise<string>;
  /** As Ctrl-C does. Answers with what it ended. */
  stop(): Promise<number | null>;
}

/** `npm run dev` in a folder; resolves when it says that it is ready. */
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

/** A script of Node that follows sources; resolves when it says that it is ready. */
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
      const late = setTimeout(() => reject(new Error(`It never said ${String(pattern)}.`)), LONGEST);
      const look = () => {
        const found = lines.find((line) => pattern.test(line));
        if (found === undefined) return;
        clearTimeout(late);
        listeners.delete(look);
        resolve(found);
      };
      child.once('exit', () => reject(new Error(`It ended, and never said ${String(pattern)}.`)));
      listeners.add(look);
      look();
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
