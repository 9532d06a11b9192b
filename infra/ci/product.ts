import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { portVariable, REMOTES, SUBGRAPHS, type Part } from '../start/ports';

const PARTS: readonly Part[] = [
  'shell',
  ...REMOTES,
  'gateway',
  'worker',
  'releases',
  ...SUBGRAPHS,
  'database',
];
/** The first start builds the front, which takes long where others work on the machine as well. */
const START_TIMEOUT = 10 * 60_000;
const STOP_TIMEOUT = 30_000;

export interface Product {
  /** What a process needs to reach and to manage this product, and no other on the machine. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export type Mode = 'embedded' | 'services';

/** Where a product of the tests' own listens and keeps its data. */
export async function productEnvironment(dataDir: string): Promise<Record<string, string>> {
  const ports = await differentPorts(PARTS.length);
  return {
    DATA_DIR: dataDir,
    // Every visitor of the journeys comes from one address.
    LIMIT_PUBLIC_FORM: '1000',
    LIMIT_UPLOAD: '1000',
    LIMIT_REPORTS: '10000',
    LIMIT_LIVE: '10000',
    LIVE_CONNECTIONS_OF_ACCOUNT: '1000',
    // And most of them are the same member.
    ROLLBACK_NETWORKS: '1',
    ROLLBACK_PEOPLE: '1',
    // Every page has a budget of them.
    TELL_COSTS: 'true',
    // A machine that tests is busy.
    GRAPH_LONGEST_WAIT_MS: '10000',
    // Offers notifications on devices; almost every number of 32 bytes is a key of this curve.
    PUSH_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    // Journeys share sessions.
    CONFIRMED_FOR_MINUTES: '600',
    ...Object.fromEntries(PARTS.map((part, index) => [portVariable(part), String(ports[index])])),
  };
}

/** Starts the product as a person would, on this Node or another, and resolves when it says that it is ready. */
export async function startProduct(
  env: Record<string, string>,
  mode: Mode,
  node = process.execPath,
): Promise<Product> {
  // Pages have budgets of what they load.
  const asked = ['--complete', ...(mode === 'services' ? ['--services'] : [])];
  const args = ['--import', 'tsx', 'infra/start/start.ts', ...asked];
  const child = spawn(node, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await untilReady(child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { env, stop: () => stop(child) };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product was not ready in time.')), START_TIMEOUT);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      process.stdout.write(chunk);
      text = (text + chunk).slice(-2000);
      if (!/ is ready \(/.test(text)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended (${code}) before it was ready.`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await ended;
  clearTimeout(force);
}

async function differentPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
