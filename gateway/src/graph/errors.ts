import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isAway } from '../edge/isAway';
import type { Log } from './context';

const UNAVAILABLE_MESSAGE = 'This part is not available just now. Please try again.';
const MASKED_MESSAGE = 'Something went wrong on our side. Please try again.';

/** What the sender of an operation can put right; said as it is. */
export const SENDER_CODES: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'TOO_EXPENSIVE',
]);

/** Something that could not answer; the code is what a page offers Retry for. */
export const unavailable = (path?: (string | number)[]): GraphQLFormattedError => ({
  message: UNAVAILABLE_MESSAGE,
  ...(path ? { path } : {}),
  extensions: { code: 'UNAVAILABLE' },
});

/** What none of our pages sends; said without a word about the operation. */
export const untrusted: GraphQLFormattedError = {
  message: 'Only operations that our own pages send are answered here.',
  extensions: { code: 'UNTRUSTED_DOCUMENT' },
};

/** A bearer token that no service of ours was given. */
export const unknownToken: GraphQLFormattedError = {
  message: 'This token is not known.',
  extensions: { code: 'UNAUTHENTICATED' },
};

/** The one translation of errors at the graph's edge: path and code stay, everything else of a bug is only logged. */
export function publicError(
  { message, locations, path, extensions }: GraphQLFormattedError,
  error: unknown,
  log: Log,
): GraphQLFormattedError {
  const code = String(extensions?.code ?? '');
  const cause = causeOf(error);
  if (code === 'UNAVAILABLE' || isAway(cause)) return unavailable(path ? [...path] : undefined);
  const isFromSubgraph = extensions?.serviceName !== undefined;
  if (!isFromSubgraph && SENDER_CODES.has(code)) return { message, locations, path, extensions: { code } };
  log.error({ err: cause, path, subgraph: extensions?.serviceName }, 'operation failed');
  return {
    message: MASKED_MESSAGE,
    ...(path ? { path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** What was thrown first, below the layers that GraphQL put around it. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}
