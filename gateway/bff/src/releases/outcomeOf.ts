import type { Outcome } from '@athenaeum/registry';
import type { GraphAnswer } from '@athenaeum/graph';

/** Refusals of normal use: no fault of the area (the micro-frontend) whose page sent the operation. */
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
 * The outcome of an operation, as far as the version that sent it may be at fault: a refusal of normal use counts as
 * answered; an invalid operation or an error as failed.
 */
export function outcomeOf({ status, errors = [], data }: GraphAnswer): Outcome {
  if (status === 503) return 'away';
  const codes = [...errors.map(({ extensions }) => String(extensions?.code ?? '')), ...refusalsIn(data)];
  const wrong = codes.filter((code) => !ORDINARY.has(code));
  if (wrong.length > 0) return wrong.every((code) => code === 'UNAVAILABLE') ? 'away' : 'failed';
  return status >= 400 && codes.length === 0 ? 'failed' : 'answered';
}

/** Whether a mutation did what it was sent for: no refusal either. */
export const isDone = ({ status, errors = [], data }: GraphAnswer): boolean =>
  status < 400 &&
  errors.length === 0 &&
  Object.values(data ?? {}).some((result) => (result as { ok?: unknown } | null)?.ok === true);

const refusalsIn = (data: GraphAnswer['data']): string[] =>
  Object.values(data ?? {}).flatMap((result) => {
    const { ok, code } = (result ?? {}) as { ok?: unknown; code?: unknown };
    // Other refusals are ordinary. One whose code the operation does not select counts as answered.
    return ok === false && code === 'UNAVAILABLE' ? [code] : [];
  });
