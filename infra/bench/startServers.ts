import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@athenaeum/common/waiting';
import { startDatabase } from '@athenaeum/database';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { isReady } from '../processes/isReady';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';
import { compiledFile, type Program, programs } from '../servers/programs';
import { Problem, reportAndExit } from '../start/problem';

/**
 * What it costs to start a server from its sources, and compiled: `npm run build:servers`, then
 * `node --import tsx infra/bench/startServers.ts [rounds]`. Both kinds in turn, after one start of each that does not count, on a
 * database that has their indexes. The gateway runs the subgraphs in its own process. Processor time counts all threads.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const SERVERS = ['gateway', 'users'] as const satisfies readonly Program[];
/** Of Linux, on every machine that this runs on. */
const TICKS_PER_SECOND = 100;

interface Started {
  /** From launch until it is ready. */
  seconds: number;
  processorSeconds: number;
  /** Resident, once it is ready. */
  megabytes: number;
}

const kinds = {
  tsx: (program: Program) => ['--import', 'tsx', programs[program]],
  compiled: (program: Program) => [...NODE_ARGUMENTS, compiledFile(program)],
};
type Kind = keyof typeof kinds;

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-start-'));
try {
  for (const program of SERVERS)
    if (!existsSync(compiledFile(program))) throw new Problem('npm run build:servers, then again.');
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  for (const program of SERVERS) {
    const told: Record<Kind, Started[]> = { tsx: [], compiled: [] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const kind of ['tsx', 'compiled'] as const) {
        const started = await start(kinds[kind](program), database.uri);
        if (round > 0) told[kind].push(started);
      }
    for (const kind of ['tsx', 'compiled'] as const)
      console.log(`${program} ${kind}: ${summary(told[kind])}`);
  }
  await database.close();
} catch (error) {
  reportAndExit(error);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(args: string[], uri: string): Promise<Started> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(port),
      MONGODB_URI: uri,
      MONGODB_DATABASE: 'start',
      DATA_DIR: dataDir,
      INTERNAL_KEY: 'k'.repeat(40),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await until(async () => child.exitCode !== null || (await isReady(port)), 10);
    if (child.exitCode !== null) throw new Problem(`${args.at(-1)} ended with ${child.exitCode}.`);
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, processorSeconds: processorSecondsOf(child), megabytes: megabytesOf(child) };
  } finally {
    await end(child);
  }
}

function megabytesOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

function processorSecondsOf({ pid }: ChildProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

function summary(all: readonly Started[]): string {
  const of = (what: keyof Started, digits: number) => {
    const sorted = all.map((one) => one[what]).sort((a, b) => a - b);
    const said = (value: number) => value.toFixed(digits);
    return `${said(sorted[sorted.length >> 1]!)} (${said(sorted[0]!)} to ${said(sorted.at(-1)!)})`;
  };
  return `ready after ${of('seconds', 1)} s, ${of('processorSeconds', 1)} s of processor, ${of('megabytes', 0)} MB`;
}
