import { composeServices } from '@apollo/composition';
import { parse, type GraphQLSchema } from 'graphql';
import { standardPortOf } from '../start/ports';
import { sdlOf, type Inputs } from './inputs';

export type Supergraph =
  { problems?: undefined; sdl: string; apiSchema: GraphQLSchema } | { problems: string[] };

export function composeSupergraph({ shared, subgraphs }: Inputs): Supergraph {
  const composed = composeServices(
    subgraphs.map((subgraph) => ({
      name: subgraph.name,
      // For a subgraph in a process of its own; the gateway may have other addresses configured.
      url: `http://127.0.0.1:${standardPortOf(subgraph.name)}/graphql`,
      typeDefs: parse(sdlOf(shared, subgraph)),
    })),
  );
  if (composed.errors) {
    return { problems: composed.errors.map(({ message }) => `The subgraphs do not compose: ${message}`) };
  }
  return { sdl: composed.supergraphSdl, apiSchema: composed.schema.toAPISchema().toGraphQLJSSchema() };
}
