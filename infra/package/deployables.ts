import { readEnv as readGatewayEnv, variables as gatewayVariables } from '@athenaeum/gateway/env';
import { readServiceEnv, serviceVariables } from '@athenaeum/kit/service';
import { readEnv as readShellEnv, variables as shellVariables } from '@athenaeum/shell/server/env';
import type * as z from 'zod';
import { REMOTES, standardPortOf, SUBGRAPHS } from '../start/ports';

export interface Deployable {
  name: string;
  /** Of its container. */
  port: number;
  /** The file it is started with, and the workspace whose libraries it needs. */
  entry: string;
  workspace: string;
  variables: Record<string, z.ZodType>;
  /** What it makes of an environment; throws when it would not start with it. */
  read(env: Record<string, string>): object;
}

/** Everything that `npm run start:services` starts, but for the database. */
export const deployables: readonly Deployable[] = [
  {
    name: 'gateway',
    port: standardPortOf('gateway'),
    entry: 'gateway/src/main.ts',
    workspace: 'gateway',
    variables: gatewayVariables,
    read: readGatewayEnv,
  },
  ...SUBGRAPHS.map((name) => ({
    name,
    port: standardPortOf(name),
    entry: `subgraphs/${name}/src/main.ts`,
    workspace: `subgraphs/${name}`,
    variables: serviceVariables(standardPortOf(name)),
    read: (env: Record<string, string>) => readServiceEnv(name, standardPortOf(name), env),
  })),
  ...(['shell', ...REMOTES] as const).map((name) => ({
    name,
    port: standardPortOf(name),
    entry: name === 'shell' ? 'shell/server/main.ts' : 'shell/server/remoteHost.main.ts',
    workspace: 'shell',
    variables: shellVariables,
    read: readShellEnv,
  })),
];
