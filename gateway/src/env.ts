import * as z from 'zod';
import { bffProblems, bffVariables, withDefaults } from '@athenaeum/bff/configuration';
import { readConfiguration } from '@athenaeum/graph/configuration';
import { workerVariables } from '@athenaeum/worker';

export { ConfigurationProblem } from '@athenaeum/graph/configuration';

/** Every variable the gateway reads: those of the routes and the graph, and those of the worker inside of it. */
export const variables = {
  ...bffVariables,
  ...workerVariables,
  RUN_WORKER: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .describe(
      'Whether the gateway runs the background jobs itself; `false` where workers run as processes of their own.',
    ),
};

export type Env = ReturnType<typeof readEnv>;

export function readEnv(source: Record<string, string | undefined> = process.env) {
  return withDefaults(readConfiguration('gateway', variables, source, bffProblems));
}
