import { GraphQLError } from 'graphql';

/** An operation that was refused before any subgraph fetch. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
  constructor(
    readonly code: RefusalCode,
    readonly errors: readonly GraphQLError[],
  ) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}

/** The code for the client, unless an error has its own. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'BAD_USER_INPUT'
  | 'TOO_EXPENSIVE';

export const tooExpensive = () =>
  new OperationRefused('TOO_EXPENSIVE', [
    new GraphQLError('The operation asks for too much at once. Ask for fewer rows.'),
  ]);
