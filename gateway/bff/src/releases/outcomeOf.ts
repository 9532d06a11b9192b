import type { Outcome } from '@athenaeum/registry';
import type { GraphAnswer } from '@athenaeum/graph';

/** What is said to a person, by whatever version: no fault of the area. */
const ORDINARY: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'REAUTHENTICATION_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID',
  'CONFLICT',
  'LIMITED',
]);

/**
 * How an operation went, as far as the version that asked may be to blame: a refusal to a person is an answer; an operation that
 * cannot be asked at all, or an error, is not.
 */
export function outcomeOf({ status, errors = [], data }: GraphAnswer): Outcome {
  if (status === 503) return 'away';
  const codes = [...errors.map(({ extensions }) => String(extensions?.code ?? '')), ...refusalsIn(data)];
  const wrong = codes.filter((code) => !ORDINARY.has(code));
  if (wrong.length > 0) return wrong.every((code) => code === 'UNAVAILABLE') ? 'away' : 'failed';
  return status >= 400 && codes.length === 0 ? 'failed' : 'answered';
}

const refusalsIn = (data: GraphAnswer['data']): string[] =>
  Object.values(data ?? {}).flatMap((result) => {
    const { ok, code } = (result ?? {}) as { ok?: unknown; code?: unknown };
    // A page that asks for no code says so nevertheless.
    return ok === false && code === 'UNAVAILABLE' ? [code] : [];
  });
