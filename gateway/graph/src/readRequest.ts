import type { GraphQLFormattedError } from 'graphql';
import type { GraphRequest } from './graph';

type Fields = Record<string, unknown>;

/** The operation in a request body, or what is wrong with it. Batches are refused. */
export function readRequest(body: unknown): GraphRequest | { refusal: GraphQLFormattedError } {
  if (!isFields(body)) return refused('Send one operation as JSON.');
  const { query, operationName, variables } = body;
  if (typeof query !== 'string' || query === '') return refused('An operation has its text in `query`.');
  if (isGiven(operationName) && typeof operationName !== 'string')
    return refused('`operationName` is a text.');
  if (isGiven(variables) && !isFields(variables)) return refused('`variables` is an object.');
  return {
    query,
    operationName: typeof operationName === 'string' ? operationName : undefined,
    variables: isFields(variables) ? variables : undefined,
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown) => value !== undefined && value !== null;

const refused = (message: string) => ({ refusal: { message, extensions: { code: 'BAD_REQUEST' } } });
