import { DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import type * as z from 'zod';
import {
  positive,
  secret,
  secretsBefore,
  url,
  type VariableProblem,
} from '../configuration/readConfiguration';

/** The addresses of subgraphs, and the keys that authenticate the gateway to them. */
export const subgraphVariables = {
  INTERNAL_KEY: secret
    .default(DEVELOPMENT_INTERNAL_KEY)
    .describe("The key that signs the gateway's requests to subgraphs; the same in all of them."),
  INTERNAL_KEY_PREVIOUS: secretsBefore.describe(
    'Previous values of `INTERNAL_KEY` that are still accepted: `<one>,<another>`.',
  ),
  SUBGRAPH_USERS_URL: url
    .default('http://127.0.0.1:4001/graphql')
    .describe('The address of the subgraph in `services` mode.'),
  SUBGRAPH_CONTENT_URL: url
    .default('http://127.0.0.1:4002/graphql')
    .describe('The address of the subgraph in `services` mode.'),
  SUBGRAPH_COACHING_URL: url
    .default('http://127.0.0.1:4003/graphql')
    .describe('The address of the subgraph in `services` mode.'),
  SUBGRAPH_OPPORTUNITIES_URL: url
    .default('http://127.0.0.1:4004/graphql')
    .describe('The address of the subgraph in `services` mode.'),
  SUBGRAPH_TIMEOUT_MS: positive
    .default(4000)
    .describe(
      'The timeout of a subgraph; after it the fields of the subgraph are missing from the response.',
    ),
  SUBGRAPH_SOCKETS: positive.default(32).describe('The maximum number of connections to one subgraph.'),
};

export type SubgraphEnv = z.infer<z.ZodObject<typeof subgraphVariables>>;

export const subgraphProblems = (
  { INTERNAL_KEY, INTERNAL_KEY_PREVIOUS }: SubgraphEnv,
  isProduction: boolean,
): VariableProblem[] => [
  ...(isProduction && INTERNAL_KEY === DEVELOPMENT_INTERNAL_KEY
    ? [['INTERNAL_KEY', 'needs a secret of its own'] satisfies VariableProblem]
    : []),
  ...(isProduction && INTERNAL_KEY_PREVIOUS.includes(DEVELOPMENT_INTERNAL_KEY)
    ? [['INTERNAL_KEY_PREVIOUS', 'needs secrets of its own'] satisfies VariableProblem]
    : []),
];
