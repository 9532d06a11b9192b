import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '@athenaeum/database';
import { createReportTokens, DEVELOPMENT_REPORT_KEY, openRegistry, tabsOf } from '@athenaeum/registry';
import { quantile } from '../bench/ranks';
import { createInstance } from '../processes/instance';
import { createReplicas, type Replicas } from '../processes/replicas';
import { createServices, SERVICES } from '../processes/services';
import { fromBundle } from '../start/program';
import { runScript } from '../start/runScript';
import { createCleanUp } from '../processes/cleanUp';
import { type Ask, askFor, askGraph, startLoad } from './load';

/**
 * The product with two instances of every server, restarted one after the other under a load that never waits:
 * node --import tsx infra/faults/rollingRestart.ts [requests a second]
 * Prints how many requests were answered and what failed; nothing may. Also how long the slowest in a hundred took before and during it, which
 * says something on a quiet machine only. The hosts of remotes are one program: one of them, the public site's, stands for all.
 */
const PER_SECOND = Number(process.argv[2] ?? 60);
const INSTANCES = 2;
/** The first seconds, and then what is compared. */
const WARM_UP_MS = 10_000;
const BEFORE_MS = 30_000;
const SITE = 'mfe-public-events';
/** A field of each subgraph, so that none is left out. */
const QUERY = `{
  agreements(input: { take: 1 }) { ok }
  salons(input: { take: 3 }) { ok data { id } }
  coaches(input: { take: 3 }) { ok }
  opportunities(input: { take: 3 }) { ok }
}`;

/** The tokens of the pages of which a report was acknowledged. */
const told: string[] = [];
interface RegistryView {
  id: string;
  remotes: { name: string; version: string; base: string; entry: string }[];
}

const cleanUp = createCleanUp();
const dataDir = cleanUp.temporaryFolder('rolling');

try {
  const { shell, site, servers, databaseUri } = await startAll();
  const kinds = await kindsOf(shell.door, site.door);
  let turn = 0;
  const { load, durations, stop } = startLoad(PER_SECOND, (agent) => kinds[turn++ % kinds.length]!(agent));
  await pause(WARM_UP_MS);
  durations.length = 0;
  await pause(BEFORE_MS);
  const p99 = { before: p99Of(durations), during: {} as Record<string, string> };
  for (const [name, { restart }] of servers) {
    const { answered } = load;
    durations.length = 0;
    const startedAt = Date.now();
    const ended = await restart();
    p99.during[name] = p99Of(durations);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log({ restarted: name, ended, seconds, answered: load.answered - answered, failed: load.failed });
  }
  const { asked, answered, failed } = await stop();
  const lost = await countLost(databaseUri);
  console.log({ asked, answered, failed, told: told.length, lost, p99 });
  process.exitCode = answered === asked && lost === 0 ? 0 : 1;
} finally {
  await cleanUp.run();
}

function p99Of(durations: readonly number[]): string {
  return `${quantile(durations, 0.99).toFixed(0)} ms`;
}

async function startAll() {
  const say = (line: string) => console.log(line);
  await runScript('infra/webpack/build.ts', [], { onLine: say, failure: 'The front could not be built:' });
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  cleanUp.add(() => database.close());
  const services = await createServices({
    databaseUri: database.uri,
    dataDir,
    // All of the load comes from one address.
    env: { LIMIT_REPORTS: '1000000' },
    instances: INSTANCES,
    // As in production: compiling sources at each start would take from those who answer.
    prepare: fromBundle,
  });
  cleanUp.add(services.stop);
  await runScript('registry/src/publishBuilt.cli.ts', [], {
    env: services.shared,
    failure: 'The remotes could not be published:',
  });

  await services.start();
  const front = { ...services.shared, GATEWAY_URL: `http://127.0.0.1:${services.port}` };
  const shell = await startFront('shell/server/main.ts', (port) => ({ ...front, SHELL_PORT: String(port) }));
  const site = await startFront('shell/server/remoteHost.main.ts', (port) => ({
    ...front,
    REMOTE_HOSTS: `${SITE}=${port}`,
  }));
  const servers: [string, Replicas][] = [
    ...SERVICES.map((name): [string, Replicas] => [name, services.replicasOf(name)]),
    ['shell', shell],
    [SITE, site],
  ];
  return { shell, site, servers, databaseUri: database.uri };
}

async function startFront(entry: string, env: (port: number) => Record<string, string>): Promise<Replicas> {
  const program = await fromBundle(entry);
  const servers = await createReplicas((port) => createInstance(entry, port, env(port), { program }), {
    count: INSTANCES,
  });
  cleanUp.add(servers.stop);
  await servers.start();
  return servers;
}

/** What browsers ask for, and the one thing that they tell without having signed in. */
async function kindsOf(shell: number, site: number): Promise<Ask[]> {
  const headers = { 'apollo-require-preflight': '1' };
  const answer = await fetch(`http://127.0.0.1:${shell}/registry.json`);
  const { id, remotes } = (await answer.json()) as RegistryView;
  const { name, version, base, entry } = remotes.find((remote) => remote.name === SITE)!;
  const script = base + entry;
  const tokens = createReportTokens([DEVELOPMENT_REPORT_KEY]);
  return [
    (agent) => askFor(agent, { port: shell, path: '/' }),
    (agent) => askFor(agent, { port: shell, path: script }),
    (agent) => askGraph(agent, { port: shell, headers, query: QUERY }),
    async (agent) => {
      const token = tokens.sign({ versions: [{ name, version }], member: null, session: null });
      const body = { token, snapshot: id, reports: [{ remote: name, version, ms: 1 }] };
      const problem = await askFor(agent, { port: shell, path: '/api/remotes/reports', body }, 204);
      if (problem === null) told.push(token);
      return problem;
    },
    (agent) => askFor(agent, { port: site, path: '/upcoming-events' }),
    (agent) => askFor(agent, { port: site, path: script }),
    (agent) => askGraph(agent, { port: site, headers, query: QUERY }),
  ];
}

/** How many reports that were acknowledged are not there. */
async function countLost(databaseUri: string): Promise<number> {
  const registry = await openRegistry(databaseUri);
  const kept = await tabsOf(registry.connection).countDocuments();
  await registry.close();
  return told.length - kept;
}
