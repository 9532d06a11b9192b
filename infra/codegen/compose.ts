import { composeServices } from '@apollo/composition';
import { parse, type GraphQLSchema } from 'graphql';
import { sdlOf, type Inputs } from './inputs';

/** Where each subgraph listens when it is a process of its own; the gateway may be told other addresses. */
const PORTS: Record<string, number> = { users: 4001, content: 4002, coaching: 4003, opportunities: 4004 };

export type Supergraph =
  { problems?: undefined; sdl: string; apiSchema: GraphQLSchema } | { problems: string[] };

export function composeSupergraph({ shared, subgraphs }: Inputs): Supergraph {
  const composed = composeServices(
    subgraphs.map((subgraph) => ({
      name: subgraph.name,
      url: `http://127.0.0.1:${PORTS[subgraph.name]}/graphql`,
      typeDefs: parse(sdlOf(shared, subgraph)),
    })),
  );
  if (composed.errors) {
    return { problems: composed.errors.map(({ message }) => `The subgraphs do not compose: ${message}`) };
  }
  return { sdl: composed.supergraphSdl, apiSchema: composed.schema.toAPISchema().toGraphQLJSSchema() };
}
