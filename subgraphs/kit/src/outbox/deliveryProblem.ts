/**
 * `away`: the receiver cannot be reached or has an outage, so it is tried again. `refused`: the receiver has rejected the
 * message, so it is not.
 */
export type ProblemKind = 'away' | 'refused';

/** Why a delivery failed. `code` is logged and stored, so it must not contain text of people or of another system. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
  constructor(
    readonly kind: ProblemKind,
    readonly code: string,
    /** How long the receiver asks to wait, ms. */
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}

/** A name for logs: the code of the error or of its first cause that has one, never a message. */
export function problemCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return fit(code);
  return cause ? problemCode(cause) : fit(name);
}

const fit = (name: unknown) => (/^\w{1,60}$/.test(String(name)) ? String(name) : 'UNKNOWN');
