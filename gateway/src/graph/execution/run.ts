import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context';
import type { SubgraphClients } from '../subgraphs/subgraphClient';
import type { Fetched } from './fetched';

/** One request while its plan is carried out. */
export interface Run {
  clients: SubgraphClients;
  context: GatewayContext;
  /** As they were sent; a subgraph applies the defaults of its own operation. */
  sent: Record<string, unknown>;
  /** With the operation's defaults, for what is decided here. */
  variables: Record<string, unknown>;
  data: Fetched;
  errors: GraphQLError[];
}

/** Carries out a part of a plan: what it brings is merged into the run. */
export type Step = (run: Run) => Promise<void>;
