import { DOMAINS, type Domain, type Subgraph } from '@athenaeum/kit';

const doors: Readonly<Record<Domain, () => Promise<{ subgraph: Subgraph }>>> = {
  users: () => import('@athenaeum/users-subgraph'),
  content: () => import('@athenaeum/content-subgraph'),
  coaching: () => import('@athenaeum/coaching-subgraph'),
  opportunities: () => import('@athenaeum/opportunities-subgraph'),
};

/** Loads the code of every subgraph. */
export async function loadSubgraphs(): Promise<Record<Domain, Subgraph>> {
  const loaded = DOMAINS.map(async (name) => [name, (await doors[name]()).subgraph] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Domain, Subgraph>;
}
