import type { InternalCaller } from '@athenaeum/kit';
import { pino } from 'pino';
import type { GatewayContext } from '../context';
import { createEngine } from '../engines/createEngine';
import type { EngineName, Outcome } from '../engines/engine';
import { prepareOperation } from '../operations/operation';
import { readSupergraph } from '../operations/supergraph';
import type { SubgraphClients } from '../subgraphs/subgraphClient';

export interface SoleEngine {
  /** Rejects with `OperationRefused` for an operation that is not executed. */
  ask(query: string, sent?: Record<string, unknown>): Promise<Outcome>;
  close(): Promise<void>;
}

/** An engine behind validation only, with unmasked errors. */
export async function createSoleEngine(
  name: EngineName,
  supergraphSdl: string,
  clients: SubgraphClients,
  caller: InternalCaller,
): Promise<SoleEngine> {
  const supergraph = readSupergraph(supergraphSdl);
  const engine = await createEngine(name, { supergraphSdl, clients, log: silent });
  const context: GatewayContext = { caller, address: '', log: () => silent };
  return {
    async ask(query, sent = {}) {
      const operation = prepareOperation(supergraph, query, undefined, { isClosed: false });
      return engine.run(operation, { context, sent, variables: operation.variablesOf(sent) });
    },
    close: () => engine.close(),
  };
}

const silent = pino({ level: 'silent' });
