import { operationFromDocument, Supergraph as Composed } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createTypeConditions, type TypeConditions } from '../execution/typeConditions';

/** The composed graph: what clients may ask, and how Apollo's planner would go about it. */
export interface Supergraph {
  /** What clients may see. */
  schema: GraphQLSchema;
  /** Of the whole, what only the gateway may see included. */
  isOfType: TypeConditions;
  /** Throws when the supergraph has not what is asked for. */
  plan(document: DocumentNode, operationName: string | undefined): QueryPlan;
}

/** Throws when the text is no supergraph. */
export function readSupergraph(sdl: string): Supergraph {
  const composed = Composed.build(sdl, { validateSupergraph: true });
  const api = composed.apiSchema();
  const planner = new QueryPlanner(composed);
  return {
    schema: api.toGraphQLJSSchema(),
    isOfType: createTypeConditions(composed.schema.toGraphQLJSSchema()),
    plan: (document, operationName) =>
      planner.buildQueryPlan(operationFromDocument(api, document, { operationName })),
  };
}
