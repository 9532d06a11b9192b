import { createHash } from 'node:crypto';
import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import { parse } from 'graphql';

/** Plans a document as Apollo would; throws when the supergraph has not what it asks for. */
export type Planner = (document: string, operationName: string | undefined) => QueryPlan;

export function createPlanner(supergraphSdl: string): Planner {
  const supergraph = Supergraph.build(supergraphSdl, { validateSupergraph: false });
  const schema = supergraph.apiSchema();
  const planner = new QueryPlanner(supergraph);
  return (document, operationName) =>
    planner.buildQueryPlan(operationFromDocument(schema, parse(document), { operationName }));
}

/** Under which Apollo looks for the plan of an operation. */
export function planKey(document: string, operationName: string | undefined): string {
  const digest = sha256(document).digest('hex');
  return operationName ? sha256(digest).update(operationName).digest('hex') : digest;
}

const sha256 = (text: string) => createHash('sha256').update(text);
