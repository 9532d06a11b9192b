import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context';
import type { Operation } from '../operations/operation';

/** `planned`: Apollo's plans, carried out by us. `apollo`: Apollo's own gateway behind Apollo's own server. */
export const ENGINES = ['planned', 'apollo'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * What carries out an operation that the edge has let in. The edge has read and limited it by then, and what comes out of here
 * is not yet for anybody's eyes: the edge masks it.
 */
export interface Engine {
  readonly name: EngineName;
  /** From now on operations are answered by this supergraph; throws for one that is none, and keeps the one before. */
  follow(supergraphSdl: string): void;
  /** What can be done of an operation before anybody asks; throws for what cannot be carried out. */
  prepare?(operation: Operation): void;
  /** Asks the subgraphs, and makes of their answers the one that was asked for. */
  run(operation: Operation, asked: Asked): Promise<Outcome>;
  close(): Promise<void>;
}

export interface Asked {
  context: GatewayContext;
  /** As they were sent; a subgraph applies the defaults of its own operation. */
  sent: Record<string, unknown>;
  /** With the operation's defaults, for what is decided here. */
  variables: Record<string, unknown>;
}

export interface Outcome {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLError[];
  /** Where the data does not keep to the supergraph's types; told only where nobody complained. */
  problems: readonly Problem[];
}

/** What the data lacks for what the supergraph promises; `path` is where it stands. */
export interface Problem {
  message: string;
  path: (string | number)[];
}
