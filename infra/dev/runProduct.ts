import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { freshBuild } from '../webpack/freshness';
import { hasSite } from '../webpack/hasSite';
import { checkPorts } from '../start/checks';
import { dataDir, sharedEnvironment } from '../start/env';
import { originOf, portOf, REMOTES } from '../start/ports';
import { runScript } from '../start/runScript';
import { demoPlace, seedOnce } from '../start/seedOnce';
import { startReleases } from '../start/startReleases';
import type { Supervisor } from '../start/supervisor';
import type { Area } from './devArguments';
import { DEV_SHELL } from './live/devShell';
import { type LiveOrder, orderVariable } from './live/liveOrder';
import { liveSettings } from './live/liveSettings';
import { printReady } from './printReady';
import { createServerBundle } from './watch/serverBundle';
import { watchServers } from './watch/watchServers';
import { createWatchedServer } from './watch/watchedServer';

export interface Workbench {
  supervisor: Supervisor;
  say(line: string): void;
  /** Registers a cleanup for the end; the last one runs first. */
  atEnd(end: () => unknown): void;
}

const root = process.cwd();
const GATEWAY = {
  entry: 'gateway/src/main.ts',
  parts: 'gateway/src/gateway.ts',
  warmUp: 'gateway/graph/src/operations/readAhead.ts',
};
/** Compilers allocate many short-lived objects: a larger young generation needs fewer collections. */
const COMPILER_NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`;
/** A server that is restarted after an edit does not wait for open connections. */
const SHORT_SHUTDOWN = { SHUTDOWN_LONGEST_MS: '300' };

/** Runs the product with the named areas live, or with all of them. */
export async function runProduct(named: readonly Area[], workbench: Workbench): Promise<void> {
  const { supervisor, say, atEnd } = workbench;
  const startedAt = Date.now();
  const isWhole = named.length === 0;
  const areas = isWhole ? REMOTES : named;
  const embeddedDatabase = !process.env.MONGODB_URI;
  await checkPorts([
    'shell',
    ...REMOTES,
    'gateway',
    'releases',
    ...(embeddedDatabase ? (['database'] as const) : []),
  ]);
  say(`Starting Athenaeum with ${isWhole ? 'everything' : areas.join(', ')} from source`);

  const databaseUri =
    process.env.MONGODB_URI ?? `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`;
  const env: Record<string, string> = {
    ...sharedEnvironment(databaseUri, process.env.INTERNAL_KEY ?? randomBytes(32).toString('base64url')),
    // Operations of a live area are in no build.
    TRUSTED_DOCUMENTS: process.env.TRUSTED_DOCUMENTS ?? 'off',
  };
  const codegen = runScript('infra/codegen/codegen.ts', [], {
    env,
    failure: 'The GraphQL types could not be generated:',
  });
  const database = embeddedDatabase
    ? supervisor.start({ name: 'database', entry: 'infra/database/src/main.ts', env, readyLine: /ready/i })
    : null;
  await Promise.all([codegen, database]);

  const gateway = createWatchedServer({
    name: 'gateway',
    bundle: await createServerBundle(root, GATEWAY, join(root, '.cache/dev/gateway')),
    env: { ...env, PORT: String(portOf('gateway')), GATEWAY_MODE: 'embedded', ...SHORT_SHUTDOWN },
    readyUrl: `http://127.0.0.1:${portOf('gateway')}/ready`,
    dataDir,
    say,
  });
  atEnd(() => gateway.stop());

  const live = await portsOf([...(isWhole ? (['shell'] as const) : []), ...areas]);
  const order = (app: string): LiveOrder => ({
    app,
    port: live[app]!,
    portal: env.PUBLIC_ORIGIN!,
    gateway: env.GATEWAY_URL!,
  });
  const onLine = (line: string) => void (line.startsWith('> ') && say(line.slice(2)));
  const startLive = (app: string) =>
    supervisor.start({
      name: `live-${app}`,
      entry: 'infra/dev/live/live.process.ts',
      env: { ...env, ...orderVariable(order(app)), NODE_OPTIONS: COMPILER_NODE_OPTIONS },
      readyLine: /^live$/m,
      onLine,
    });
  const seed = () =>
    runScript('infra/start/seed.ts', [], { env, failure: 'The demo data could not be loaded:' });
  const follow = (name: 'codegen' | 'types') =>
    supervisor.start({
      name,
      entry: `infra/dev/watch/${name}.process.ts`,
      env,
      readyLine: /^watching$/m,
      onLine,
    });
  const buildShell = async () => {
    if (freshBuild(root, 'shell', liveSettings(root), DEV_SHELL)) return;
    await runScript('infra/dev/live/buildShell.ts', [], { env, failure: 'The shell could not be built:' });
  };
  const shell = isWhole ? startLive('shell') : buildShell();
  const front = () =>
    supervisor.start({
      name: 'shell',
      entry: 'infra/dev/front/front.process.ts',
      env: { ...env, SHELL_DIST: DEV_SHELL.folder, LIVE_APPS: JSON.stringify(live) },
      readyUrl: `${originOf('shell')}/ready`,
    });
  const [stopWatching] = await Promise.all([
    watchServers(root, gateway),
    embeddedDatabase ? seedOnce(demoPlace(), seed) : seed(),
    gateway.start(),
    shell,
    ...areas.map(startLive),
    front(),
  ]);
  atEnd(stopWatching);
  printReady({ seconds: (Date.now() - startedAt) / 1000, areas, isWhole });

  await follow('codegen');
  gateway.prepare();
  await publishRest(areas, env, workbench);
  await startReleases(supervisor, env);
  await follow('types');
}

/** Ports of live apps: those of their sites, unless a server renders that site. */
async function portsOf(apps: readonly (Area | 'shell')[]): Promise<Record<string, number>> {
  const ports: Record<string, number> = {};
  for (const app of apps) ports[app] = isBeside(app) ? await freePort() : portOf(app);
  return ports;
}

const isBeside = (app: string) => app === 'shell' || hasSite(root, app);

/** Publishes the other areas from their builds; outdated ones are built once the product is ready. */
async function publishRest(
  areas: readonly Area[],
  env: Record<string, string>,
  { supervisor, say }: Workbench,
): Promise<void> {
  const rest = REMOTES.filter((name) => !areas.includes(name) || isBeside(name));
  if (rest.length === 0) return;
  await runScript('infra/webpack/build.ts', [...rest], {
    env,
    onLine: (line) => line.includes('built in') && say(line),
    failure: 'The other areas could not be built:',
  });
  await runScript('registry/src/publishBuilt.cli.ts', [], {
    env,
    onLine: say,
    failure: 'The other areas could not be published:',
  });
  await supervisor.start({
    name: 'remotes',
    entry: 'shell/server/remoteHost.main.ts',
    env: { ...env, REMOTE_HOSTS: rest.map((remote) => `${remote}=${portOf(remote)}`).join(',') },
    readyUrl: `${originOf(rest[0]!)}/ready`,
  });
  say('All other areas are up to date');
}
