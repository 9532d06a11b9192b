export { askService } from './askService';
export { connectSubgraph, createClients, createHttpClients } from './createClients';
export { createEmbeddedClient, createEmbeddedClients } from './embeddedClients';
export { createHttpClient } from './httpClient';
export { loadSubgraphs } from './loadSubgraphs';
export { type SubgraphClient, type SubgraphClients, SubgraphUnavailable } from './subgraphClient';
