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
      'What carries out operations behind the same edge: `planned`, Apollo’s plans carried out by us, or `apollo`, ApolloGateway in ApolloServer.',
    ),
  GATEWAY_SHADOW: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'The share of queries (`0.01`: one of a hundred) that the other engine answers too, after the answer has left: what differs is counted and logged, without data.',
    ),
  SUPERGRAPH_FILE: z
    .string()
    .default(resolve(import.meta.dirname, '../../../supergraph.graphql'))
    .transform((file) => resolve(file))
    .describe('The composed graph; a change of the file is taken without a restart.'),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000').describe('The address members use.'),
  TRUSTED_ORIGINS: commaList
    .pipe(z.array(origin))
    .describe('Further origins that pages of ours are served from, separated by commas.'),
  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'Whose word counts for where a request came from: addresses, networks, or `loopback`, `uniquelocal`.',
    ),
  TRUSTED_DOCUMENTS: z
    .enum(['only', 'report', 'off'])
    .optional()
    .describe(
      'What becomes of operations that no registered version sends: refused with `only`, the default in production; counted with `report`.',
    ),
  ANSWER_LONGEST_MS: positive
    .default(18_000)
    .describe(
      'How long anybody waits for an answer before being told to try again: from when the request has come in, and a tenth of a second longer for each megabyte of it.',
    ),
  GRAPH_AT_ONCE: positive
    .default(8)
    .describe('The most operations under way that need one subgraph; what comes beyond waits in line.'),
  GRAPH_LONGEST_WAIT_MS: positive
    .default(1500)
    .describe('How long one waits in line before it is refused, to be tried again later.'),
  TELL_COSTS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true`: each answer says in `Server-Timing` how many fetches and database queries it took, which itself costs time. In one process only, and not in production.',
    ),
  PUBLIC_ANSWERS_KEPT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe(
      'How long what everybody may read is kept for visitors who ask the same, unless something is changed through this gateway; `0` keeps nothing.',
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
