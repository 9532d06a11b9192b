import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { compileServer } from '../../servers/compileServer';
import { NODE_ARGUMENTS } from '../../servers/nodeArguments';
import { DOMAINS, HOME, typeDefs, urlOf } from './graph';
import { createLoad, type Load } from './load';
import { cpuOf, machineTime, median, ownCpu, percentile } from './measure';
import { serveSubgraphs } from './subgraphs';

/**
 * `npm run bench:gateway [rounds] [milliseconds]`: the home page's join through stock Apollo, Hive and ours, one after the
 * other in each round, over the same subgraphs on this machine. Ours and stock Apollo are compiled as servers are for production,
 * Hive comes compiled; it is measured once `npm ci` was run in its folder.
 * Who asks and the subgraphs are this one process, so that on two cores a gateway has one of them to itself.
 */
const ROUNDS = Number(process.argv[2] ?? 7);
const ROUND_MS = Number(process.argv[3] ?? 2000);
/** Until what is called often is compiled, ms. */
const WARM_UP = 10_000;
const CONNECTIONS = 16;
const START_TIMEOUT_MS = 180_000;
const HERE = import.meta.dirname;

interface Contender {
  name: string;
  port: number;
  command: (file: string, port: number) => string[];
}

const ROOT = join(HERE, '../../..');
/** Below the root, where libraries are found. */
const COMPILED = join(ROOT, '.cache/bench-gateway');
const compiled = (name: 'ours' | 'stock') => join(COMPILED, name, 'main.mjs');
const hive = join(HERE, 'hive/node_modules/@graphql-hive/gateway/dist/bin.js');
const GATEWAYS: Contender[] = [
  {
    name: 'stock Apollo',
    port: 4811,
    command: (file, port) => [compiled('stock'), file, String(port)],
  },
  {
    name: 'Hive',
    port: 4812,
    command: (file, port) => [
      hive,
      'supergraph',
      file,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--config-path',
      join(HERE, 'hive/gateway.config.mjs'),
    ],
  },
  {
    name: 'ours, services',
    port: 4813,
    command: (file, port) => [...NODE_ARGUMENTS, compiled('ours'), file, String(port)],
  },
  {
    name: 'stock Apollo, one process',
    port: 4814,
    command: (file, port) => [compiled('stock'), file, String(port), 'local'],
  },
  {
    name: 'ours, one process',
    port: 4815,
    command: (file, port) => [...NODE_ARGUMENTS, compiled('ours'), file, String(port), 'local'],
  },
];

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of the gateway's processor time for one request. */
  cpu: number;
  /** And of who asks and the subgraphs, which is nobody's merit. */
  harness: number;
  failed: number;
}

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-bench-'));
const running: ChildProcess[] = [];
const subgraphs = serveSubgraphs();
try {
  for (const name of ['ours', 'stock'])
    await compileServer(ROOT, `infra/bench/gateway/${name}.ts`, join(COMPILED, name));
  const file = join(folder, 'supergraph.graphql');
  writeFileSync(file, supergraph());
  const present = GATEWAYS.filter(({ name }) => name !== 'Hive' || existsSync(hive));
  const contenders = present.map(({ name, port, command }) => ({
    name,
    pid: start(command(file, port)).pid!,
    load: createLoad({
      port,
      connections: CONNECTIONS,
      body: { operationName: 'Home', query: HOME, variables: { take: 12 } },
    }),
    rounds: [] as Round[],
  }));
  const answers = await Promise.all(contenders.map(({ name, load }) => firstAnswer(name, load)));
  const different = contenders.filter((_, index) => answers[index] !== answers[0]).map(({ name }) => name);
  if (different.length > 0) throw new Error(`Not the same answer as stock Apollo: ${different.join(', ')}`);

  console.log(`${cpus().length} cores, ${cpus()[0]?.model}; load before ${loadavg()[0]!.toFixed(1)}`);
  for (const { load } of contenders) await load.run(WARM_UP);
  const begun = machineTime();
  for (let round = 0; round < ROUNDS; round++)
    for (const { pid, load, rounds } of contenders) {
      const before = { gateway: cpuOf(pid), harness: ownCpu() };
      const { times, failed, elapsed } = await load.run(ROUND_MS);
      rounds.push({
        perSecond: (times.length / elapsed) * 1000,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
        cpu: (cpuOf(pid) - before.gateway) / times.length,
        harness: (ownCpu() - before.harness) / times.length,
        failed,
      });
    }
  report(contenders);
  tellMachine(begun, machineTime());
} finally {
  for (const server of subgraphs) server.close();
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

function supergraph(): string {
  const services = DOMAINS.map((name) => ({ name, url: urlOf(name), typeDefs: parse(typeDefs[name]) }));
  const { supergraphSdl, errors } = composeServices(services);
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}

function start(command: string[]): ChildProcess {
  // As each is run where it counts: libraries leave out checks that are for development.
  const env = { ...process.env, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: 'true' };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.push(child);
  return child;
}

/** The data of the first answer that has some. */
async function firstAnswer(name: string, load: Load): Promise<string> {
  let last = '';
  for (const startedAt = Date.now(); Date.now() - startedAt < START_TIMEOUT_MS; await pause(500)) {
    last = await load.once().catch(String);
    if (!last.startsWith('{')) continue;
    const { data, errors } = JSON.parse(last) as { data?: unknown; errors?: unknown };
    if (data && !errors) return JSON.stringify(data);
  }
  throw new Error(`${name} does not answer: ${last.slice(0, 300)}`);
}

function report(contenders: readonly { name: string; rounds: readonly Round[] }[]): void {
  const of = (rounds: readonly Round[], figure: keyof Round) => median(rounds.map((round) => round[figure]));
  const stock = contenders[0]!.rounds;
  console.table(
    Object.fromEntries(
      contenders.map(({ name, rounds }) => [
        name,
        {
          'per second': Math.round(of(rounds, 'perSecond')),
          'p50 ms': Number(of(rounds, 'p50').toFixed(2)),
          'p99 ms': Number(of(rounds, 'p99').toFixed(2)),
          'CPU ms each': Number(of(rounds, 'cpu').toFixed(3)),
          'harness CPU': Number(of(rounds, 'harness').toFixed(3)),
          failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
          'times stock': Number((of(rounds, 'perSecond') / of(stock, 'perSecond')).toFixed(2)),
          'of its CPU': Number((of(rounds, 'cpu') / of(stock, 'cpu')).toFixed(2)),
        },
      ]),
    ),
  );
  console.log(`medians of ${ROUNDS} rounds of ${ROUND_MS} ms, ${CONNECTIONS} connections`);
}

function tellMachine(begun: ReturnType<typeof machineTime>, ended: ReturnType<typeof machineTime>): void {
  const share = (part: 'idle' | 'stolen') =>
    `${(((ended[part] - begun[part]) / (ended.all - begun.all)) * 100).toFixed(1)} % ${part}`;
  console.log(
    `${new Date().toISOString()}: meanwhile ${share('idle')}, ${share('stolen')}; load after ${loadavg()[0]!.toFixed(1)}`,
  );
}
