export { createGraphApp } from './graphApp';
export { createHttpClient } from './subgraphs/httpClient';
export type { SubgraphClient, SubgraphClients } from './subgraphs/subgraphClient';
