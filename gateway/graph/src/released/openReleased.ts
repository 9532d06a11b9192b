import type { Domain } from '@athenaeum/kit';
import type { GraphEnv } from '../configuration/graphVariables';
import type { Log } from '../context';
import { createEngine } from '../engines/createEngine';
import type { Engine } from '../engines/engine';
import { createOperationStore, type OperationStore } from '../operations/operationStore';
import { composeSupergraph } from '../operations/supergraph';
import type { ValidationMode } from '../operations/readDocument';
import type { SubgraphClient, SubgraphClients } from '../subgraphs/subgraphClient';
import type { ReleasedSubgraph } from './released';
import { watchFetches, type FetchWatch } from './watchFetches';

/** A schema, what answers by it, and the limiter's slots of its subgraphs. */
export interface Side {
  store: OperationStore;
  engine: Engine;
  fetches: FetchWatch;
  slotsOf(needs: ReadonlySet<Domain>): ReadonlySet<string>;
}

/** The second graph while a subgraph is being released. */
export interface ReleasedSide extends Side {
  id: string;
  close(): Promise<void>;
}

interface Parts {
  env: Pick<GraphEnv, 'GATEWAY_ENGINE'>;
  clients: SubgraphClients;
  connect(released: ReleasedSubgraph): SubgraphClient;
  openness: ValidationMode;
  log: Log;
}

/** Opens the graph of a release: its own schema and plans, and the candidate in place of one subgraph. Rejects for an invalid supergraph. */
export async function openReleased(
  released: ReleasedSubgraph,
  { env, clients, connect, openness, log }: Parts,
): Promise<ReleasedSide> {
  const { id, name, supergraphSdl } = released;
  const store = createOperationStore(composeSupergraph(supergraphSdl), openness);
  const candidate = connect(released);
  const fetches = watchFetches({ ...clients, [name]: candidate });
  fetches.follow(name);
  const engine = await createEngine(env.GATEWAY_ENGINE, { supergraphSdl, clients: fetches.clients, log });
  const own = `${name} of ${id}`;
  return {
    id,
    store,
    engine,
    fetches,
    // A candidate that hangs keeps no slot of the subgraph that everybody else has.
    slotsOf: (needs) => new Set([...needs].map((need) => (need === name ? own : need))),
    async close() {
      await engine.close();
      await candidate.close();
    },
  };
}
