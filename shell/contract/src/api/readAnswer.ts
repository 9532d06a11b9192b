import { translateSentence } from '@athenaeum/messages';
import { failure, type ApiError } from './apiError';
import type { MissingPart } from './answer';

interface GraphqlError {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string };
}

interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphqlError[];
}

export type ReadAnswer =
  { data: Record<string, unknown>; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Interprets a GraphQL response. Errors beside data become `partial`, so that one failing service does not blank a page;
 * only a response without data is an error.
 */
export function readAnswer(body: unknown): ReadAnswer {
  const { data, errors = [] } = isRecord(body) ? (body as GraphqlBody) : {};
  if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
    return { error: failure('UNAUTHENTICATED') };
  if (!data || (errors.length > 0 && Object.values(data).every((value) => value === null)))
    return { error: failure('UNAVAILABLE') };
  return { data: errors.length > 0 ? { ...data, partial: errors.map(missingPart) } : data };
}

/** The refusal in the result of a root field: `{ ok: false, code, message, fields }`. */
export function findRefusal(data: Record<string, unknown>): ApiError | undefined {
  for (const result of Object.values(data)) {
    if (!isRecord(result) || result.ok !== false) continue;
    const { code, message, fields } = result;
    return {
      kind: 'refused',
      code: typeof code === 'string' ? code : 'INVALID',
      message:
        typeof message === 'string' && message ? translateSentence(message) : failure('UNAVAILABLE').message,
      ...(isRecord(fields) ? { fields: fields as Record<string, string> } : {}),
    };
  }
  return undefined;
}

const missingPart = ({ path = [], extensions }: GraphqlError): MissingPart => ({
  path: path.filter((step) => typeof step === 'string').join('.'),
  code: extensions?.code ?? 'UNAVAILABLE',
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
