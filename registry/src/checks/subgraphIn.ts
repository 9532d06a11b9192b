import { Supergraph } from '@apollo/federation-internals';
import { parse, print } from 'graphql';
import { withInaccessible } from './withInaccessible';

/** The schema of one subgraph, as a supergraph holds it; '' where it has none of that name. It composes to the same again. */
export function subgraphIn(supergraph: string, name: string): string {
  const found = Supergraph.build(supergraph).subgraphs().get(name);
  return found ? print(withInaccessible(supergraph, parse(found.toString()))) : '';
}
