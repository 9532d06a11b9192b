import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { must } from '../processes/command';
import { createInstance } from '../processes/instance';
import { createReplicas, type Replicas } from '../processes/replicas';
import { createServices, SERVICES } from '../processes/services';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';
import { programs } from '../servers/programs';
import type { Program } from '../start/program';
import { keptBundle } from '../start/bundles/keptBundle';
import { compiledIn, type Compiled, type Release } from './layOut';

/** Of each kind, so that one serves while the other is exchanged. */
const INSTANCES = 2;
const SITE = 'mfe-public-events';
export const REMOTE = 'mfe-coaching';

/** Each kind of process, in the order in which a release exchanges them (infra/guides/upgrades.md). */
export const KINDS = [...SERVICES, 'releases', 'shell', 'site'] as const;
export type Kind = (typeof KINDS)[number];

interface Options {
  databaseUri: string;
  dataDir: string;
  env: Record<string, string>;
  before: Release;
}

/** Two instances of everything that production runs, compiled, in services mode; each kind can be exchanged for that of another release. */
export async function createCluster({ databaseUri, dataDir, env, before }: Options) {
  const releases = new Map<Kind, Release>(KINDS.map((kind) => [kind, before]));
  const endWithParent = join(
    await keptBundle(process.cwd(), { endWithParent: 'infra/start/exitWithParent.ts' }),
    'endWithParent.mjs',
  );
  const program = (kind: Kind, compiled: Compiled): Program => ({
    nodeArguments: () => [
      ...NODE_ARGUMENTS,
      ...['--import', pathToFileURL(endWithParent).href],
      compiledIn(releases.get(kind)!, compiled),
    ],
    stillUsed: () => undefined,
  });

  const door = await freePort();
  const origin = `http://localhost:${door}`;
  const services = await createServices({
    databaseUri,
    dataDir,
    env: { ...env, PUBLIC_ORIGIN: origin },
    instances: INSTANCES,
    prepare: (entry) => {
      const kind = SERVICES.find((name) => programs[name] === entry)!;
      return program(kind, kind);
    },
  });
  const replicas = new Map<Kind, Replicas>(SERVICES.map((name) => [name, services.replicasOf(name)]));

  const keeper = await createReplicas(
    (port) => createInstance('', port, services.shared, { program: program('releases', 'releases') }),
    { count: INSTANCES },
  );
  replicas.set('releases', keeper);
  const front = {
    ...services.shared,
    GATEWAY_URL: `http://127.0.0.1:${services.port}`,
    RELEASES_URL: `http://127.0.0.1:${keeper.door}`,
  };
  replicas.set(
    'shell',
    await createReplicas(
      (port) =>
        createInstance(
          '',
          port,
          () => ({
            ...front,
            SHELL_PORT: String(port),
            SHELL_DIST: join(releases.get('shell')!.folder, 'dist/shell'),
          }),
          { program: program('shell', 'shell') },
        ),
      { count: INSTANCES, door },
    ),
  );
  replicas.set(
    'site',
    await createReplicas(
      (port) =>
        createInstance(
          '',
          port,
          { ...front, REMOTE_HOSTS: `${SITE}=${port}` },
          { program: program('site', 'remote-host') },
        ),
      { count: INSTANCES },
    ),
  );

  return {
    origin,
    shell: door,
    site: replicas.get('site')!.door,
    /** A command of a release, as its operator runs it. */
    command: (release: Release, name: Compiled, ...args: string[]) =>
      must([process.execPath, '--enable-source-maps', compiledIn(release, name), ...args], {
        folder: release.folder,
        env: services.shared,
      }),
    async start(): Promise<void> {
      for (const kind of KINDS) await replicas.get(kind)!.start();
    },
    /** One instance after the other, each followed by `each`: after the first one both releases serve. Answers what each ended with. */
    exchange(
      kind: Kind,
      release: Release,
      each: (index: number) => Promise<void>,
    ): Promise<(number | null)[]> {
      releases.set(kind, release);
      return replicas.get(kind)!.restart(each);
    },
    /** The version that each instance of a kind says; null where it says none. */
    versionsOf: (kind: Kind): Promise<(string | null)[]> =>
      Promise.all(replicas.get(kind)!.instances.map(({ port }) => versionAt(port))),
    async stop(): Promise<void> {
      for (const kind of [...KINDS].reverse()) await replicas.get(kind)!.stop();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof createCluster>>;

async function versionAt(port: number): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } });
  const { about } = (await answer.json()) as { about?: { version?: string } };
  return about?.version ?? null;
}
