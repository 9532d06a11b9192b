import { readEnv as readGatewayEnv, variables as gatewayVariables } from '@athenaeum/gateway/env';
import { readServiceEnv, serviceVariables } from '@athenaeum/kit/service';
import { readEnv as readShellEnv, variables as shellVariables } from '@athenaeum/shell/server/env';
import { readEnv as readWorkerEnv, variables as workerVariables } from '@athenaeum/worker/env';
import type * as z from 'zod';
import { readEnv as readReleasesEnv, variables as releasesVariables } from '@athenaeum/release-service/env';
import type { Program } from '../servers/programs';
import { REMOTES, standardPortOf, SUBGRAPHS } from '../start/ports';

export interface Deployable {
  name: string;
  /** Of its container. */
  port: number;
  /** What runs in it, and the workspace whose libraries it needs. */
  program: Program;
  workspace: string;
  /** The target of the Dockerfile; one that is the same for several has no name of its own. */
  target: 'service' | 'front' | 'tools';
  variables: Record<string, z.ZodType>;
  /** What it makes of an environment; throws when it would not start with it. */
  read(env: Record<string, string>): object;
}

/** Everything that `npm run start:services` starts, but for the database. */
export const deployables: readonly Deployable[] = [
  {
    name: 'gateway',
    port: standardPortOf('gateway'),
    program: 'gateway',
    workspace: 'gateway',
    target: 'service',
    variables: gatewayVariables,
    read: readGatewayEnv,
  },
  {
    name: 'worker',
    port: standardPortOf('worker'),
    program: 'worker',
    workspace: 'gateway/worker',
    target: 'service',
    variables: workerVariables,
    read: readWorkerEnv,
  },
  ...SUBGRAPHS.map((name) => ({
    name,
    port: standardPortOf(name),
    program: name,
    workspace: `subgraphs/${name}`,
    target: 'service' as const,
    variables: serviceVariables(standardPortOf(name)),
    read: (env: Record<string, string>) => readServiceEnv(name, standardPortOf(name), env),
  })),
  {
    name: 'releases',
    port: standardPortOf('releases'),
    program: 'releases',
    // Its checks open pages in a browser, which the image of the commands has too.
    workspace: 'registry/service',
    target: 'tools',
    variables: releasesVariables,
    read: readReleasesEnv,
  },
  ...(['shell', ...REMOTES] as const).map((name) => ({
    name,
    port: standardPortOf(name),
    program: name === 'shell' ? ('shell' as const) : ('remote-host' as const),
    workspace: 'shell',
    target: 'front' as const,
    variables: shellVariables,
    read: readShellEnv,
  })),
];
