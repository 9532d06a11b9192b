import {
  DependencyUnavailable,
  type Domain,
  type GraphQLCall,
  type InternalCaller,
  type SubgraphAbout,
} from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';

/** The gateway's client for one subgraph, in this process or in another. */
export interface SubgraphClient {
  readonly name: Domain;
  /** Executes one operation for an authenticated caller; throws `SubgraphUnavailable` when there is no answer. */
  ask(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult>;
  isReady(): Promise<boolean>;
  /** The build that answers; null when none does. */
  about(): Promise<SubgraphAbout | null>;
  close(): Promise<void>;
}

export type SubgraphClients = Readonly<Record<Domain, SubgraphClient>>;

export class SubgraphUnavailable extends DependencyUnavailable {
  override readonly name = 'SubgraphUnavailable';
  constructor(
    readonly subgraph: Domain,
    readonly reason: 'connection' | 'timeout' | 'answer',
    options?: ErrorOptions,
  ) {
    super(`The ${subgraph} subgraph is not available (${reason})`, options);
  }
}
