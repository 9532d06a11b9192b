import { operationFromDocument, Supergraph as Composed } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createTypeConditions, type TypeConditions } from './typeConditions';

/** The composed graph: what clients may ask, and how Apollo's planner would go about it. */
export interface Supergraph {
  sdl: string;
  /** What clients may see. */
  schema: GraphQLSchema;
  /** Of the whole, what only the gateway may see included. */
  isOfType: TypeConditions;
  /** Throws when the supergraph has not what is asked for. */
  plan(document: DocumentNode, operationName: string | undefined): QueryPlan;
}

let lastRead: { sdl: string; supergraph: Supergraph } | null = null;

/** Throws when the text is no supergraph. The same text is read once: to read one takes half a second. */
export function readSupergraph(sdl: string): Supergraph {
  if (lastRead?.sdl !== sdl) lastRead = { sdl, supergraph: composedOf(sdl) };
  return lastRead.supergraph;
}

function composedOf(sdl: string): Supergraph {
  const composed = Composed.build(sdl, { validateSupergraph: true });
  const api = composed.apiSchema();
  const planner = new QueryPlanner(composed);
  return {
    sdl,
    schema: api.toGraphQLJSSchema(),
    isOfType: createTypeConditions(composed.schema.toGraphQLJSSchema()),
    plan: (document, operationName) =>
      planner.buildQueryPlan(operationFromDocument(api, document, { operationName })),
  };
}
