/**
 * `away`: the receiver cannot be reached or is not well, so trying again helps. `refused`: it has understood and will not
 * have it, so trying again cannot help.
 */
export type ProblemKind = 'away' | 'refused';

/** Why a delivery failed. `code` is logged and kept, so it never holds words of a person or of another system. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
  constructor(
    readonly kind: ProblemKind,
    readonly code: string,
    /** When the receiver asks to be left alone for a while, ms. */
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}

/** A name of the problem fit for a log: the code of whatever failed first, never a message. */
export function problemCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return fit(code);
  return cause ? problemCode(cause) : fit(name);
}

const fit = (name: unknown) => (/^\w{1,60}$/.test(String(name)) ? String(name) : 'UNKNOWN');
