import type { InternalCaller } from '@athenaeum/kit';
import type { GatewayContext } from '../context';
import { prepareOperation } from '../operations/operation';
import { runOperation, type Outcome } from '../operations/runOperation';
import { readSupergraph } from '../operations/supergraph';
import type { SubgraphClients } from '../subgraphs/subgraphClient';

export interface OurGateway {
  /** Rejects with `OperationRefused` what is not run. */
  ask(query: string, sent?: Record<string, unknown>): Promise<Outcome>;
}

/** What the graph does with an operation once it was let in, errors as they come. */
export function createOurGateway(
  supergraphSdl: string,
  clients: SubgraphClients,
  caller: InternalCaller,
): OurGateway {
  const supergraph = readSupergraph(supergraphSdl);
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  // Of a log, these are what is called here.
  const context = { caller, address: '', log: silent } as unknown as GatewayContext;
  return {
    async ask(query, sent = {}) {
      const operation = prepareOperation(supergraph, query, undefined, { isClosed: false });
      const variables = operation.variablesOf(sent);
      return runOperation(operation, { clients, context, sent, variables });
    },
  };
}
