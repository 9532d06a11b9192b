import { readFile } from 'node:fs/promises';
import { Supergraph } from '@apollo/federation-internals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { RegistryProblem } from '../problem';

/** The supergraph that the running gateway follows. */
export async function readSupergraph(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new RegistryProblem(`There is no supergraph in ${file}: SUPERGRAPH_FILE names the gateway's.`);
  });
}

/**
 * The graph that members are answered from: as the running gateway describes it. In production it does not do that; there
 * its supergraph's file says the same.
 */
export async function readLiveGraph(origin: string, supergraphFile: string): Promise<GraphQLSchema> {
  return (await introspect(origin)) ?? graphOf(await readSupergraph(supergraphFile));
}

/** What may be asked of a supergraph. */
export const graphOf = (supergraph: string): GraphQLSchema =>
  Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();

async function introspect(origin: string): Promise<GraphQLSchema | null> {
  try {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
    });
    const { data } = (await answer.json()) as { data?: IntrospectionQuery };
    return data ? buildClientSchema(data) : null;
  } catch {
    return null;
  }
}
