import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { fromSource, type Program } from '../start/program';
import { isReady } from './isReady';

/** Longer than a balancer needs to notice that an instance leaves. */
const SHUTDOWN_DELAY_MS = '1500';
const preloaded = (file: string) => ['--import', pathToFileURL(join(import.meta.dirname, file)).href];
const ABLE_TO_REPORT_MEMORY = ['--expose-gc', ...preloaded('reportMemory.mjs')];

interface Options {
  isUp?(port: number): Promise<boolean>;
  /** How it is run; by default from its source. */
  program?: Program;
}

/**
 * One process of a server, which can be ended, killed or suspended and started again on its port; it does not outlive
 * its parent process, unless it is suspended.
 *
 * @param env what it is given; a function is asked at each start
 */
export function createInstance(
  entry: string,
  port: number,
  env: Record<string, string> | (() => Record<string, string>),
  { isUp = isReady, program = fromSource(entry) }: Options = {},
) {
  let child: ChildProcess | undefined;

  /** Resolves when it is up. */
  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...ABLE_TO_REPORT_MEMORY, ...program.nodeArguments()], {
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        SHUTDOWN_DELAY_MS,
        ...(typeof env === 'function' ? env() : env),
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    while (!(await isUp(port))) {
      if (hasEnded(started)) throw new Error(`${entry} did not start`);
      await pause(50);
    }
  }

  /** Resolves to the exit code; null when a signal ended it, or when it never ran. */
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
    /** Resident set size, and heap used after a garbage collection, in bytes. */
    async memory(): Promise<{ rss: number; heap: number }> {
      if (!child?.pid || hasEnded(child)) throw new Error(`${entry} is not running`);
      const reply = once(child, 'message');
      child.send('memory');
      const [heap] = (await reply) as [number];
      return { rss: residentOf(child.pid), heap };
    },
  };
}

export type Instance = ReturnType<typeof createInstance>;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
