import { DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import type * as z from 'zod';
import {
  positive,
  secret,
  secretsBefore,
  url,
  type VariableProblem,
} from '../configuration/readConfiguration';

/** Where subgraphs answer, and what proves to them who asks. */
export const subgraphVariables = {
  INTERNAL_KEY: secret
    .default(DEVELOPMENT_INTERNAL_KEY)
    .describe('What the gateway signs its requests to subgraphs with; the same in all of them.'),
  INTERNAL_KEY_PREVIOUS: secretsBefore.describe(
    'Those before `INTERNAL_KEY` that requests may still come with: `<one>,<another>`.',
  ),
  SUBGRAPH_USERS_URL: url
    .default('http://127.0.0.1:4001/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_CONTENT_URL: url
    .default('http://127.0.0.1:4002/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_COACHING_URL: url
    .default('http://127.0.0.1:4003/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_OPPORTUNITIES_URL: url
    .default('http://127.0.0.1:4004/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_TIMEOUT_MS: positive
    .default(4000)
    .describe('How long a subgraph may take; afterwards its fields are missing.'),
  SUBGRAPH_SOCKETS: positive.default(32).describe('The most connections to one subgraph.'),
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
