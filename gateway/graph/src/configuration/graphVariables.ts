import { resolve } from 'node:path';
import { commaList } from '@athenaeum/kit';
import * as z from 'zod';
import { limitVariables } from '../edge/limitVariables';
import { isLoopback } from '../edge/origins';
import { origin, positive, type VariableProblem } from './readConfiguration';
import { ENGINES } from '../engines/engine';
import type { ProcessEnv } from './processVariables';
import type { SubgraphEnv } from '../subgraphs/subgraphVariables';

/** What the edge and the graph behind it read. */
export const graphVariables = {
  GATEWAY_MODE: z
    .enum(['embedded', 'services'])
    .default('embedded')
    .describe('`embedded`: the subgraphs run inside the gateway; `services`: each behind its address.'),
  GATEWAY_ENGINE: z
    .enum(ENGINES)
    .default('planned')
    .describe(
      'What executes operations behind the HTTP edge: `planned`, our own executor of Apollo’s query plans, or `apollo`, ApolloGateway in ApolloServer.',
    ),
  GATEWAY_SHADOW: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'The share of queries (`0.01`: 1 %) that the other engine executes as well, after the response was sent: differences are counted and logged, without data.',
    ),
  SUPERGRAPH_FILE: z
    .string()
    .default(resolve(import.meta.dirname, '../../../supergraph.graphql'))
    .transform((file) => resolve(file))
    .describe('The supergraph; a changed file is loaded without a restart.'),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000').describe('The address that members open.'),
  TRUSTED_ORIGINS: commaList
    .pipe(z.array(origin))
    .describe('Further origins that serve our pages, separated by commas.'),
  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'Proxies whose forwarded client address is trusted: addresses, networks, or `loopback`, `uniquelocal`.',
    ),
  TRUSTED_DOCUMENTS: z
    .enum(['only', 'report', 'off'])
    .optional()
    .describe(
      'Operations that no registered version sends: rejected with `only`, the default in production; executed and counted with `report`.',
    ),
  ANSWER_LONGEST_MS: positive
    .default(18_000)
    .describe(
      'The time limit of a request before it is answered with an error that asks to try again: from when it has been received, plus 100 ms for each megabyte of its body.',
    ),
  GRAPH_AT_ONCE: positive
    .default(8)
    .describe('The maximum number of concurrent operations that need one subgraph; further ones are queued.'),
  GRAPH_LONGEST_WAIT_MS: positive
    .default(1500)
    .describe(
      'How long an operation may be queued before it is rejected with an error that asks to try again.',
    ),
  TELL_COSTS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true`: the `Server-Timing` header of each response has the numbers of its subgraph fetches and database queries. This costs time, works in one process only, and not in production.',
    ),
  PUBLIC_ANSWERS_KEPT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe(
      'How long answers with public content only are cached for visitors; a write through this gateway invalidates them. `0` disables the cache.',
    ),
  ...limitVariables,
};

type Given = z.infer<z.ZodObject<typeof graphVariables>>;

/** The environment of the graph behind its edge. */
export type GraphEnv = ProcessEnv &
  SubgraphEnv &
  Omit<Given, 'TRUSTED_DOCUMENTS'> & {
    TRUSTED_DOCUMENTS: NonNullable<Given['TRUSTED_DOCUMENTS']>;
    isProduction: boolean;
  };

export function originProblems(publicOrigin: string): VariableProblem[] {
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === 'https:' || isLoopback(hostname) ? [] : [['PUBLIC_ORIGIN', 'needs https']];
}
