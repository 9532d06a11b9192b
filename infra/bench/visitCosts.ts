import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '@athenaeum/common/waiting';
import { demoRandom, DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createDatabase, databaseAt } from '../processes/database';
import { isReady } from '../processes/isReady';
import { createCaller, type Caller } from './load/caller';
import { databaseOf, loadData } from './load/loadData';
import { communityMix, drawn } from './load/mix';
import { createWorld, signIn } from './load/world';

/**
 * What a visit costs each process in CPU: `node --import tsx infra/bench/visitCosts.ts <checkout> [<checkout>...]`. Each checkout runs its own
 * database and gateway (with the subgraphs in its process) on copies of the same demo data; visits go to them in turn, one at a time. Told
 * are milliseconds of CPU (user and system, all threads) per visit, as medians of the rounds, so that other programs on the machine matter
 * little. `VISITS` counted visits (300) after `WARM_UP` (100), `VISIT` is `home` or `mix` (that of the load bench).
 * `MAX_CONCURRENT_VISITS` (1) are under way at the same time. `PROFILES=<folder>` writes CPU profiles.
 */
const VISITS = Number(process.env.VISITS ?? 300);
const WARM_UP = Number(process.env.WARM_UP ?? 100);
const VISIT = process.env.VISIT ?? 'home';
const MAX_CONCURRENT_VISITS = Number(process.env.MAX_CONCURRENT_VISITS ?? 1);
const PROFILES = process.env.PROFILES;
const ROUND = 30;
const SEED = 'visit';
/** Of Linux, on every machine that this runs on. */
const MS_PER_TICK = 10;

interface Product {
  checkout: string;
  processes: Record<'gateway' | 'database', ChildProcess>;
  visit(): Promise<void>;
  costs: Record<'gateway' | 'database', number[]>;
}

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-visits-'));
const agent = new Agent({ keepAlive: true });
const products: Product[] = [];
try {
  await writeData();
  for (const [index, checkout] of process.argv.slice(2).entries())
    products.push(await start(resolve(checkout), join(folder, String(index))));
  for (const product of products) await visits(product, WARM_UP);
  for (let round = 0; round < VISITS / ROUND; round++)
    for (const product of round % 2 ? [...products].reverse() : products) await measure(product);
  for (const product of products) report(product);
} finally {
  agent.destroy();
  for (const { processes } of products) for (const child of Object.values(processes)) await end(child);
  rmSync(folder, { recursive: true, force: true });
}

async function writeData(): Promise<void> {
  const database = await createDatabase(join(folder, 'data'));
  await database.start();
  await loadData(databaseAt(database.port), 'demo');
  await database.end();
}

async function start(checkout: string, dataDir: string): Promise<Product> {
  cpSync(join(folder, 'data'), dataDir, { recursive: true });
  const [databasePort, port] = [await freePort(), await freePort()];
  const uri = databaseAt(databasePort);
  const database = run(checkout, 'infra/database/src/main.ts', {
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
  });
  await once(database.stdout!, 'data');
  const gateway = run(checkout, 'gateway/src/main.ts', {
    DATA_DIR: dataDir,
    MONGODB_URI: uri,
    MONGODB_DATABASE: databaseOf('demo'),
    PORT: String(port),
    INTERNAL_KEY: 'k'.repeat(40),
    RUN_WORKER: 'false',
    LOG_LEVEL: 'warn',
  });
  await until(() => isReady(port), 50);
  const processes = { gateway, database };
  return { checkout, processes, visit: await visitor(uri, port), costs: { gateway: [], database: [] } };
}

function run(checkout: string, entry: string, env: Record<string, string>): ChildProcess {
  const profiling = PROFILES
    ? ['--cpu-prof', '--cpu-prof-dir', join(PROFILES, entry.split('/')[entry.startsWith('infra') ? 1 : 0]!)]
    : [];
  const child = spawn(process.execPath, [...profiling, '--import', 'tsx', entry], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout!.resume();
  return child;
}

async function visitor(uri: string, port: number): Promise<() => Promise<void>> {
  if (VISIT === 'mix') {
    const random = demoRandom(SEED);
    const world = await createWorld({ uri, size: 'demo', port, agent }, random);
    const draw = drawn(communityMix(world, random), random);
    return () => asked(draw().run(random.pick(world.callers)));
  }
  const { id } = DEMO_ACCOUNTS.member;
  const cookie = (await signIn(uri, 'demo', [id])).get(id);
  const caller: Caller = createCaller({ agent, port, id, cookie });
  return async () => {
    await Promise.all([asked(caller.get('/api/auth/me')), asked(caller.graph('mfe-learning', 'Home'))]);
  };
}

async function asked(answer: Promise<string | null>): Promise<void> {
  const problem = await answer;
  if (problem) throw new Error(problem);
}

async function visits({ visit }: Product, count: number): Promise<void> {
  let left = count;
  const visitOneByOne = async () => {
    while (left-- > 0) await visit();
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_VISITS }, visitOneByOne));
}

async function measure(product: Product): Promise<void> {
  const parts = ['gateway', 'database'] as const;
  const before = parts.map((part) => cpuMs(product.processes[part]));
  await visits(product, ROUND);
  parts.forEach((part, index) =>
    product.costs[part].push((cpuMs(product.processes[part]) - before[index]!) / ROUND),
  );
}

function cpuMs({ pid }: ChildProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}

function report({ checkout, costs }: Product): void {
  const shown = Object.entries(costs).map(([part, all]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const said = (value: number) => value.toFixed(1);
    return `${part} ${said(sorted[sorted.length >> 1]!)} (${said(sorted[0]!)} to ${said(sorted.at(-1)!)})`;
  });
  console.log(`${checkout}: ms of CPU per visit: ${shown.join(', ')}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
