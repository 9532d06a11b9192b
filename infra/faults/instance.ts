import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isReady } from './balancer';

/** Longer than a balancer needs to notice that an instance leaves. */
const SHUTDOWN_DELAY_MS = '1500';
const PRELOAD = pathToFileURL(join(import.meta.dirname, '../start/exitWithParent.ts')).href;

/**
 * One process of a service, which can be ended, killed or suspended and started again on its port; it does not outlive
 * whoever started it, unless it is suspended.
 */
export function createInstance(
  entry: string,
  port: number,
  env: Record<string, string>,
  isUp: (port: number) => Promise<boolean> = isReady,
) {
  let child: ChildProcess | undefined;

  /** Resolves when it can serve. */
  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--import', 'tsx', '--import', PRELOAD, entry], {
      env: { ...process.env, LOG_LEVEL: 'warn', SHUTDOWN_DELAY_MS, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    while (!(await isUp(port))) {
      if (hasEnded(started)) throw new Error(`${entry} did not start`);
      await pause(50);
    }
  }

  /** Answers with what it ended. */
  async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }

  return {
    port,
    start,
    end: () => end(),
    kill: () => end('SIGKILL'),
    /** Takes its processor away: connections stay open and nobody answers. */
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

export type Instance = ReturnType<typeof createInstance>;

/** Restarts instances one after the other, as a rollout does; answers with what each ended. */
export async function rollOver(instances: readonly Instance[]): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const instance of instances) {
    codes.push(await instance.end());
    await instance.start();
  }
  return codes;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
