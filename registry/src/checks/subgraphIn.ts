import { Supergraph } from '@apollo/federation-internals';

/** The schema of one subgraph, as a supergraph holds it. */
export const subgraphIn = (supergraph: string, name: string): string =>
  Supergraph.build(supergraph).subgraphs().get(name)?.toString() ?? '';
