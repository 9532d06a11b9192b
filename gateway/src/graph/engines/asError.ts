import { GraphQLError } from 'graphql';

/** What broke outside of any field. */
export const asError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('A subgraph could not be asked', {
        originalError: error instanceof Error ? error : new Error(String(error)),
      });
