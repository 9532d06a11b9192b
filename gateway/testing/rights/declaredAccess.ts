import { loadSubgraphs } from '@athenaeum/graph/subgraphs';
import { accessOf, DOMAINS, type AccessTable, type Domain } from '@athenaeum/kit';

/** Who may call each root field, of these domains or of all. */
export async function declaredAccess(...domains: readonly Domain[]): Promise<AccessTable> {
  const subgraphs = await loadSubgraphs();
  const tables = (domains.length > 0 ? domains : DOMAINS).map((domain) => accessOf(subgraphs[domain].schema));
  return Object.assign({}, ...tables) as AccessTable;
}
