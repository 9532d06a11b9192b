import type { Log } from '../context';
import type { SubgraphClients } from '../subgraphs/subgraphClient';
import type { Engine, EngineName } from './engine';
import { createPlannedEngine } from './planned/plannedEngine';

interface Parts {
  supergraphSdl: string;
  clients: SubgraphClients;
  log: Log;
}

/** Rejects for an invalid supergraph. Apollo's server and gateway are loaded only when they are chosen. */
export async function createEngine(name: EngineName, parts: Parts): Promise<Engine> {
  if (name === 'planned') return createPlannedEngine(parts.clients);
  const { createApolloEngine } = await import('./apollo/apolloEngine');
  return createApolloEngine(parts);
}
