import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isUnavailable } from './edge/isUnavailable';
import type { Log } from './context';

const UNAVAILABLE_MESSAGE = 'This part is not available just now. Please try again.';
const MASKED_MESSAGE = 'Something went wrong on our side. Please try again.';

/** Codes of errors that the client can fix; their messages are not masked. */
export const SENDER_CODES: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'TOO_EXPENSIVE',
]);

/** A field whose subgraph was unavailable; pages offer Retry for this code. */
export const unavailable = (path?: (string | number)[]): GraphQLFormattedError => ({
  message: UNAVAILABLE_MESSAGE,
  ...(path ? { path } : {}),
  extensions: { code: 'UNAVAILABLE' },
});

/** An untrusted document; the message does not mention the operation. */
export const untrusted: GraphQLFormattedError = {
  message: 'Only operations that our own pages send are answered here.',
  extensions: { code: 'UNTRUSTED_DOCUMENT' },
};

/** A bearer token that belongs to none of our services. */
export const unknownToken: GraphQLFormattedError = {
  message: 'This token is not known.',
  extensions: { code: 'UNAUTHENTICATED' },
};

/** The one translation of errors at the graph's edge: path and code stay; everything else of an unexpected error is only logged. */
export function publicError(
  { message, locations, path, extensions }: GraphQLFormattedError,
  error: unknown,
  log: Log,
): GraphQLFormattedError {
  const code = String(extensions?.code ?? '');
  const cause = causeOf(error);
  if (code === 'UNAVAILABLE' || isUnavailable(cause)) return unavailable(path ? [...path] : undefined);
  const isFromSubgraph = extensions?.serviceName !== undefined;
  if (!isFromSubgraph && SENDER_CODES.has(code)) return { message, locations, path, extensions: { code } };
  log.error({ err: cause, path, subgraph: extensions?.serviceName }, 'operation failed');
  return {
    message: MASKED_MESSAGE,
    ...(path ? { path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** The original error, below the wrappers that GraphQL put around it. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}
