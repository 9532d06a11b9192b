import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { parse, type GraphQLSchema } from 'graphql';
import { withInaccessible } from './withInaccessible';

export type ChangedGraph =
  { graph: GraphQLSchema; supergraph: string; problems?: undefined } | { problems: string[] };

/** Recomposes the live supergraph with one subgraph's schema replaced. */
export function changedGraph(supergraph: string, subgraph: string, sdl: string): ChangedGraph {
  const others = Supergraph.build(supergraph)
    .subgraphs()
    .values()
    .filter(({ name }) => name !== subgraph)
    .map((live) => ({
      name: live.name,
      url: live.url,
      typeDefs: withInaccessible(supergraph, parse(live.toString())),
    }));
  const composed = composeServices([...others, { name: subgraph, url: '', typeDefs: parse(sdl) }]);
  if (composed.errors) return { problems: composed.errors.map(({ message }) => message) };
  return {
    graph: composed.schema.toAPISchema().toGraphQLJSSchema(),
    supergraph: composed.supergraphSdl,
  };
}
