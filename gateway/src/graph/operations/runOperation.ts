import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context';
import type { Run } from '../execution/run';
import { NULLED, type Problem } from '../shaping/shape';
import type { SubgraphClients } from '../subgraphs/subgraphClient';
import type { Operation } from './operation';

interface Asked {
  clients: SubgraphClients;
  context: GatewayContext;
  sent: Record<string, unknown>;
  /** What `variablesOf` made of it. */
  variables: Record<string, unknown>;
}

export interface Outcome {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLError[];
  /** Where the data does not keep to the supergraph's types; told only where nobody complained. */
  problems: readonly Problem[];
}

/** Asks the subgraphs as planned, and makes of their answers the one that was asked for. */
export async function runOperation(operation: Operation, asked: Asked): Promise<Outcome> {
  const { variables } = asked;
  const shape = operation.shape(variables);
  const run: Run = { ...asked, data: {}, errors: [] };
  await operation.plan().carryOut(run);
  const problems: Problem[] = [];
  const shaped = shape(run.data, { variables, problems });
  return {
    // A root is an object or, with a null too many inside, nothing.
    data: shaped === NULLED ? null : (shaped as Record<string, unknown>),
    errors: run.errors,
    problems: run.errors.length > 0 ? [] : problems,
  };
}
