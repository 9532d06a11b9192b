import type { GraphQLError } from 'graphql';
import type { SubgraphClients } from '../../../subgraphs/subgraphClient';
import type { Asked } from '../../engine';
import type { Fetched } from './fetched';

/** One request while its plan is carried out. */
export interface Run extends Asked {
  clients: SubgraphClients;
  data: Fetched;
  errors: GraphQLError[];
}

/** Carries out a part of a plan: what it brings is merged into the run. */
export type Step = (run: Run) => Promise<void>;
