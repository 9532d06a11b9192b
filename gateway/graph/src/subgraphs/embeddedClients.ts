import { countCost, createLogger, ensureIndexes, type Subgraph } from '@athenaeum/kit';
import { noteMigrated, watchMigrations } from '@athenaeum/kit/migrations';
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
  for (const subgraph of subgraphs) await noteMigrated(subgraph);
  const clients = subgraphs.map((subgraph) => [subgraph.name, createEmbeddedClient(subgraph)]);
  return Object.fromEntries(clients) as SubgraphClients;
}

export function createEmbeddedClient(subgraph: Subgraph): SubgraphClient {
  const findMigrationProblem = watchMigrations(subgraph, createLogger(subgraph.name));
  return {
    name: subgraph.name,
    ask(call, caller) {
      countCost('fetches');
      return subgraph.execute(call, caller);
    },
    isReady: async () => (await findMigrationProblem()) === null,
    about: async () => subgraph.about,
    close: async () => {},
  };
}
