import type { GraphQLError } from 'graphql';
import type { SubgraphClients } from '../../../subgraphs/subgraphClient';
import type { Asked } from '../../engine';
import type { Fetched } from './fetched';

/** The state of one request while its plan is executed. */
export interface Run extends Asked {
  clients: SubgraphClients;
  data: Fetched;
  errors: GraphQLError[];
}

/** Executes a part of a plan and merges its data into the run. */
export type Step = (run: Run) => Promise<unknown>;
