import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isReady } from '../../faults/balancer';

const preloaded = (file: string) => ['--import', pathToFileURL(join(import.meta.dirname, file)).href];

export interface Part {
  name: string;
  port: number;
  pid: number;
  /** Bytes: what the machine gives it, and what its heap holds. */
  memory(): Promise<{ rss: number; heap: number }>;
  /** As hung: it takes connections and answers nothing, until it is woken. */
  hang(): void;
  wake(): void;
  end(): Promise<void>;
}

interface Options {
  name: string;
  entry: string;
  port: number;
  env: Record<string, string>;
}

/** One process of the product, measured from outside; it does not outlive whoever started it. */
export async function startPart({ name, entry, port, env }: Options): Promise<Part> {
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      'tsx',
      ...preloaded('../../start/exitWithParent.ts'),
      ...preloaded('tellMemory.ts'),
      entry,
    ],
    {
      env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const pid = child.pid!;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const part: Part = {
    name,
    port,
    pid,
    async memory() {
      const told = once(child, 'message');
      child.send('memory');
      const [heap] = (await told) as [number];
      return { rss: residentOf(pid), heap };
    },
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    async end() {
      if (hasEnded()) return;
      const gone = once(child, 'exit');
      part.wake();
      child.kill('SIGTERM');
      await gone;
    },
  };
  return part;
}

/** Waits until a part that serves says that it is ready; throws when it has ended instead. */
export async function ready(part: Part): Promise<Part> {
  while (!(await isReady(part.port))) {
    process.kill(part.pid, 0);
    await pause(100);
  }
  return part;
}

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
