import { countCost, ensureIndexes, type Subgraph } from '@athenaeum/kit';
import { ConfigurationProblem } from '../configuration/readConfiguration';
import type { GraphEnv } from '../configuration/graphVariables';
import { loadSubgraphs } from './loadSubgraphs';
import type { SubgraphClient, SubgraphClients } from './subgraphClient';

/** The subgraphs inside this process; loaded only in embedded mode. */
export async function createEmbeddedClients({
  isProduction,
}: Pick<GraphEnv, 'isProduction'>): Promise<SubgraphClients> {
  const subgraphs = Object.values(await loadSubgraphs());
  for (const { findProductionProblem } of isProduction ? subgraphs : []) {
    const problem = await findProductionProblem?.();
    if (problem) throw new ConfigurationProblem(problem);
  }
  await ensureIndexes(subgraphs.flatMap(({ models }) => models));
  const clients = subgraphs.map((subgraph) => [subgraph.name, createEmbeddedClient(subgraph)]);
  return Object.fromEntries(clients) as SubgraphClients;
}

export const createEmbeddedClient = (subgraph: Subgraph): SubgraphClient => ({
  name: subgraph.name,
  ask(call, caller) {
    countCost('fetches');
    return subgraph.execute(call, caller);
  },
  isReady: async () => true,
  about: async () => subgraph.about,
  close: async () => {},
});
