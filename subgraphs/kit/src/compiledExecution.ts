import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compiledOperations } from './executor';
import type { SubgraphContext } from './subgraph';

/**
 * Has Apollo Server execute operations as an embedded subgraph does: each is compiled once. Everything before and after the execution stays
 * its own. Its option for that is called `gateway`: there is one schema, and it never changes.
 */
export function compiledExecution(
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<SubgraphContext>['gateway'] {
  const operationOf = compiledOperations(schema);
  return {
    load: async () => ({
      executor: async ({ source, operationName, context, request }) =>
        withWholeErrors(await operationOf(source, operationName).run(context, request.variables ?? {})),
    }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** The compiler's errors look like those of GraphQL, but cannot write themselves as JSON, which Apollo Server asks of them. */
const withWholeErrors = ({ errors, ...result }: ExecutionResult): ExecutionResult =>
  errors ? { ...result, errors: errors.map(wholeError) } : result;

const wholeError = ({ message, nodes, path, originalError, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    nodes,
    path,
    originalError,
    extensions: { ...(originalError as Partial<GraphQLError> | undefined)?.extensions, ...extensions },
  });
