import { operationFromDocument, Supergraph as Composed } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createTypeConditions, type TypeConditions } from './typeConditions';

/** The composed graph: its client schema and Apollo's query planner. */
export interface Supergraph {
  sdl: string;
  /** The schema that clients may see. */
  schema: GraphQLSchema;
  /** Type conditions of the full schema, including what only the gateway may see. */
  isOfType: TypeConditions;
  /** Throws when the supergraph does not have a requested field. */
  plan(document: DocumentNode, operationName: string | undefined): QueryPlan;
}

/** The current one, and the one before it, to which a change may be reverted. */
const CACHED = 2;
let cached: readonly Supergraph[] = [];

/** Throws when the text is not a supergraph. The last two texts are cached: reading one takes half a second. */
export function readSupergraph(sdl: string): Supergraph {
  const supergraph = cached.find((one) => one.sdl === sdl) ?? composeSupergraph(sdl);
  cached = [supergraph, ...cached.filter((one) => one !== supergraph)].slice(0, CACHED);
  return supergraph;
}

/** The same, not cached: for one that is soon forgotten. Throws when the text is not a supergraph. */
export function composeSupergraph(sdl: string): Supergraph {
  const composed = Composed.build(sdl, { validateSupergraph: true });
  const api = composed.apiSchema();
  const planner = new QueryPlanner(composed);
  return {
    sdl,
    schema: api.toGraphQLJSSchema(),
    isOfType: createTypeConditions(composed.schema),
    plan: (document, operationName) =>
      planner.buildQueryPlan(operationFromDocument(api, document, { operationName })),
  };
}
