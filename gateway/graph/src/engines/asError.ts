import { GraphQLError } from 'graphql';

/** An error that belongs to no field. */
export const asError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('A subgraph could not be asked', {
        originalError: error instanceof Error ? error : new Error(String(error)),
      });
