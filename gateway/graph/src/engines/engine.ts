import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context';
import type { Operation } from '../operations/operation';

/** `planned`: Apollo's query plans, executed by our own code. `apollo`: Apollo's gateway in Apollo's server. */
export const ENGINES = ['planned', 'apollo'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * Executes an operation that the edge has validated and limited. Errors in the outcome are not yet fit for clients: the edge
 * masks them.
 */
export interface Engine {
  readonly name: EngineName;
  /** Switches to another supergraph; throws for an invalid one and keeps the previous. */
  follow(supergraphSdl: string): void;
  /** Prepares an operation ahead of its first request; throws for one that cannot be executed. */
  prepare?(operation: Operation): void;
  /** Fetches from the subgraphs and merges their answers into the requested one. */
  run(operation: Operation, asked: Asked): Promise<Outcome>;
  close(): Promise<void>;
}

export interface Asked {
  context: GatewayContext;
  /** The variables as sent; a subgraph applies the defaults of its own operation. */
  sent: Record<string, unknown>;
  /** The variables with the operation's defaults, for what is decided here. */
  variables: Record<string, unknown>;
}

export interface Outcome {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLError[];
  /** Where the data does not match the supergraph's types; reported only where no error explains it. */
  problems: readonly Problem[];
}

/** A mismatch between the data and the supergraph's types, at `path`. */
export interface Problem {
  message: string;
  path: (string | number)[];
}
