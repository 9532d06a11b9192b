import { spawn } from 'node:child_process';
import { endGroup } from './endGroup';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

export const isAborted = () => abort.signal.aborted;

interface Options {
  env?: Record<string, string>;
  /** Of Node itself. */
  nodeArgs?: readonly string[];
  /** Minutes after which it is ended, as one that hangs. */
  withinMinutes?: number;
}

/** Runs a program of ours to its end and answers its exit code; 1 when the whole run was ended meanwhile. */
export function runNode(
  args: readonly string[],
  { env = {}, nodeArgs = [], withinMinutes }: Options = {},
): Promise<number> {
  if (isAborted()) return Promise.resolve(1);
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // A group of its own, which is ended as a whole.
    detached: true,
  });
  let ending: Promise<void> | undefined;
  const end = () => void (ending ??= endGroup(child));
  abort.signal.addEventListener('abort', end);
  const late = withinMinutes && setTimeout(endLate, withinMinutes * 60_000);
  function endLate() {
    console.error(`  not done after ${withinMinutes} minutes: ended`);
    end();
  }
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      abort.signal.removeEventListener('abort', end);
      if (late) clearTimeout(late);
      void Promise.resolve(ending).then(() => resolve(code ?? 1));
    });
  });
}

/** As `runNode`, for a TypeScript file. */
export const runScript = (
  entry: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  withinMinutes?: number,
) => runNode([entry, ...args], { env, nodeArgs: ['--import', 'tsx'], withinMinutes });
