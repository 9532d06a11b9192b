import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createSemaphore } from '@athenaeum/common/semaphore';
import { isGenerated } from '../codegen/runCodegen';
import { BUILT } from '../webpack/built';
import { foldersToCompress } from '../webpack/foldersToCompress';
import { checkDataFolder, checkNode, checkPorts } from './checks';
import { endWithNpm } from './endWithNpm';
import { ENTRIES, entryOfSubgraph } from './entries';
import { dataDir, isProduction, remoteOrigins, sharedEnvironment } from './env';
import { portOf, REMOTES, SUBGRAPHS, originOf, type Part } from './ports';
import { Problem, reportAndExit } from './problem';
import { fromBundle } from './program';
import { printReady } from './readyBlock';
import { runScript, stopScripts } from './runScript';
import { startArguments, USAGE } from './startArguments';
import { startReleases } from './startReleases';
import { demoPlace, seedOnce } from './seedOnce';
import { createSupervisor, type Supervisor } from './supervisor';

const asked = startArguments(process.argv.slice(2));
if ('refused' in asked) {
  process.stderr.write(`${asked.refused}\n\n${USAGE}`);
  process.exit(2);
}
if ('help' in asked) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const { inServices, isComplete } = asked;

// Whatever the parts write is for their owner alone.
process.umask(0o077);
const startedAt = Date.now();
/** One more than there are cores: the gateway takes longest, and would wait for the processor while all the others start beside it. */
const inTurn = createSemaphore(availableParallelism() + 1);
/** In production, and where others fetch builds from a bucket, a build is complete before it is published. */
const compressesLater = !isComplete && !isProduction && !process.env.BUILDS_BUCKET;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

let supervisor: Supervisor | undefined;
let leaving = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());
endWithNpm(() => void leave());

try {
  await start();
} catch (error) {
  await supervisor?.stop();
  reportAndExit(error);
}

async function start(): Promise<void> {
  checkNode();
  checkDataFolder(dataDir);
  const embeddedDatabase = !process.env.MONGODB_URI;
  await checkPorts([
    'shell',
    ...REMOTES,
    'gateway',
    'releases',
    ...(inServices ? ([...SUBGRAPHS, 'worker'] as const) : []),
    ...(embeddedDatabase ? (['database'] as const) : []),
  ]);
  say(`Starting Athenaeum${inServices ? ', each service as a process of its own' : ''}`);

  const supervised = (supervisor = createSupervisor({ dataDir, say, prepare: fromBundle }));
  const parts: Supervisor = { ...supervised, start: (part) => inTurn(() => supervised.start(part)) };
  const databaseUri =
    process.env.MONGODB_URI ?? `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`;
  const env = sharedEnvironment(
    databaseUri,
    process.env.INTERNAL_KEY ?? randomBytes(32).toString('base64url'),
  );

  const generated = isGenerated(process.cwd()) ? undefined : generate(env);
  const database = embeddedDatabase
    ? parts.start({ name: 'database', entry: ENTRIES.database, env, readyLine: /ready/i })
    : undefined;
  const both = Promise.all([generated, database]);
  // None of these waits for another. The gateway and the build take longest.
  await Promise.all([
    both.then(() => startBack(parts, env)),
    both.then(() => buildFront(env)).then(() => Promise.all([publishFront(env), startFront(parts, env)])),
    both.then(() => startReleases(parts, env)),
    Promise.resolve(database).then(() => loadDemoData(env, embeddedDatabase)),
  ]);
  printReady({ seconds: (Date.now() - startedAt) / 1000, inServices });
  void compressFront(env);
}

/** From source: it imports modules by names that are read from the schema. */
function generate(env: Record<string, string>): Promise<void> {
  return runScript('infra/codegen/codegen.ts', [], {
    env,
    failure: 'The GraphQL types could not be generated:',
  });
}

type ScriptOptions = Omit<Parameters<typeof runScript>[2], 'prepare'> & { args?: string[] };

function runBundled(entry: string, { args = [], ...options }: ScriptOptions): Promise<void> {
  return inTurn(() => runScript(entry, args, { ...options, prepare: fromBundle }));
}

function buildFront(env: Record<string, string>): Promise<void> {
  return runBundled(ENTRIES.build, {
    env,
    args: compressesLater ? ['--compress-later'] : [],
    doneMessage: BUILT,
    onLine: say,
    failure: 'The front could not be built:',
  });
}

function publishFront(env: Record<string, string>, onLine: (line: string) => void = say): Promise<void> {
  return runBundled(ENTRIES.publish, {
    env,
    onLine,
    failure: 'The remotes could not be published:',
  });
}

/** Browsers get gzip until then. */
async function compressFront(env: Record<string, string>): Promise<void> {
  if (!compressesLater || foldersToCompress(process.cwd()).length === 0) return;
  try {
    await runBundled(ENTRIES.compress, { env, failure: 'The front could not be compressed:' });
    // The versions are those that it has told of.
    await publishFront(env, () => undefined);
    say('The front is compressed');
  } catch (error) {
    if (!leaving) say(error instanceof Problem ? error.message : String(error));
  }
}

async function loadDemoData(env: Record<string, string>, isEmbedded: boolean): Promise<void> {
  if (isProduction) return;
  const seed = () => runBundled(ENTRIES.demoData, { env, failure: 'The demo data could not be loaded:' });
  // Another database may have been emptied by others.
  await (isEmbedded ? seedOnce(demoPlace(), seed) : seed());
  say('Demo data is in place');
}

async function startBack(parts: Supervisor, env: Record<string, string>): Promise<void> {
  const service = (name: Part, entry: string, more: Record<string, string> = {}) =>
    parts.start({
      name,
      entry,
      env: { ...env, PORT: String(portOf(name)), ...more },
      readyUrl: `http://127.0.0.1:${portOf(name)}/ready`,
    });

  if (inServices) await Promise.all(SUBGRAPHS.map((name) => service(name, entryOfSubgraph(name))));
  await Promise.all([
    service('gateway', ENTRIES.gateway, {
      GATEWAY_MODE: inServices ? 'services' : 'embedded',
      RUN_WORKER: String(!inServices),
      ...hostsOfRemotes(),
    }),
    inServices && service('worker', ENTRIES.worker),
  ]);
}

async function startFront(parts: Supervisor, env: Record<string, string>): Promise<void> {
  const front = { ...env, ...hostsOfRemotes() };
  await Promise.all([
    parts.start({
      name: 'shell',
      entry: ENTRIES.shell,
      env: front,
      readyUrl: `${originOf('shell')}/ready`,
    }),
    ...remoteHosts(parts, front),
  ]);
}

/** In services mode browsers load each remote from a host of its own. */
function hostsOfRemotes(): Record<string, string> {
  return inServices ? { REMOTE_ORIGINS: remoteOrigins() } : {};
}

/** Each remote is also a site of its own; in services mode each site is a process, otherwise one process holds them all. */
function remoteHosts(parts: Supervisor, env: Record<string, string>): Promise<void>[] {
  const host = (name: string, remotes: readonly (typeof REMOTES)[number][]) =>
    parts.start({
      name,
      entry: ENTRIES.remotes,
      env: { ...env, REMOTE_HOSTS: remotes.map((remote) => `${remote}=${portOf(remote)}`).join(',') },
      readyUrl: `${originOf(remotes[0]!)}/ready`,
    });
  return inServices ? REMOTES.map((remote) => host(remote, [remote])) : [host('remotes', REMOTES)];
}

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  say('Stopping');
  stopScripts();
  await supervisor?.stop();
  process.exit(0);
}
