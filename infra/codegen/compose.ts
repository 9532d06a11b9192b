import { composeServices } from '@apollo/composition';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { accessOf } from '@athenaeum/kit/access';
import { parse, type GraphQLSchema } from 'graphql';
import { standardPortOf } from '../start/ports';
import { sdlOf, type Inputs } from './inputs';

export type Supergraph =
  { problems?: undefined; sdl: string; apiSchema: GraphQLSchema } | { problems: string[] };

/** @returns the problems of the subgraphs where they do not compose, or a root field does not declare who may call it */
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
  const undeclared = subgraphs.flatMap((subgraph) => accessProblems(subgraph.name, sdlOf(shared, subgraph)));
  if (undeclared.length > 0) return { problems: undeclared };
  return { sdl: composed.supergraphSdl, apiSchema: composed.schema.toAPISchema().toGraphQLJSSchema() };
}

function accessProblems(name: string, sdl: string): string[] {
  try {
    accessOf(buildSubgraphSchema({ typeDefs: parse(sdl) }));
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}
