import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SUBGRAPHS } from '../start/ports';
import { isReady } from './balancer';
import { freePort } from './freePort';

type Part = 'database' | 'gateway' | (typeof SUBGRAPHS)[number];

/** The back of the product in services mode, each part a process that can be killed and started again. */
export async function startBack() {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-faults-'));
  const ports = new Map<Part, number>();
  for (const part of ['database', 'gateway', ...SUBGRAPHS] as const) ports.set(part, await freePort());
  const portOf = (part: Part) => ports.get(part)!;
  const databaseUri = `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`;
  const origin = `http://localhost:${portOf('gateway')}`;
  const shared = {
    ...process.env,
    DATA_DIR: dataDir,
    MONGODB_URI: databaseUri,
    INTERNAL_KEY: 'k'.repeat(40),
  };
  const running = new Map<Part, ChildProcess>();

  const envOf = (part: Part): NodeJS.ProcessEnv => {
    if (part === 'database') return { ...shared, DATABASE_PORT: String(portOf(part)) };
    const own = { ...shared, PORT: String(portOf(part)) };
    if (part !== 'gateway') return own;
    const urls = SUBGRAPHS.map((name) => [
      `SUBGRAPH_${name.toUpperCase()}_URL`,
      `http://127.0.0.1:${portOf(name)}/graphql`,
    ]);
    // Everybody signs in from one address.
    const limits = { LIMIT_LOGIN: '100000', LIMIT_BOOKING: '100000' };
    return {
      ...own,
      ...limits,
      GATEWAY_MODE: 'services',
      PUBLIC_ORIGIN: origin,
      ...Object.fromEntries(urls),
    };
  };
  const entryOf = (part: Part): string => {
    if (part === 'database') return 'infra/database/src/main.ts';
    return part === 'gateway' ? 'gateway/src/main.ts' : `subgraphs/${part}/src/main.ts`;
  };

  async function start(part: Part): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', entryOf(part)], {
      env: envOf(part),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.set(part, child);
    const said = once(child.stdout, 'data');
    child.stdout.resume();
    if (part === 'database') return void (await said);
    while (!(await isReady(portOf(part)))) await pause(100);
  }

  async function end(part: Part, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running.get(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start('database');
  return {
    databaseUri,
    origin,
    start,
    kill: (part: Part) => end(part, 'SIGKILL'),
    startAll: () => Promise.all([...SUBGRAPHS, 'gateway' as const].map(start)),
    async stop() {
      for (const part of [...running.keys()].reverse()) await end(part, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
