import type { Document } from '../bson/valueTypes';
import type { CommandError } from '../errors';
import type { Request } from './command';

/** Codes a driver answers with one more try. */
export const RETRYABLE_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT_CODES = new Set([...RETRYABLE_CODES, 24, 112, 246, 251]);

export function errorReply(error: CommandError, request: Request): Document {
  const reply = {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.details,
  };
  const errorLabels = (error.details.errorLabels as string[] | undefined) ?? labelsFor(error.code, request);
  return errorLabels.length > 0 ? { ...reply, errorLabels } : reply;
}

function labelsFor(code: number, { name, body }: Request): string[] {
  const isInTransaction = body.autocommit === false;
  const endsTransaction = name === 'commitTransaction' || name === 'abortTransaction';
  if (name === 'commitTransaction' && code === 251) return ['TransientTransactionError'];
  if (isInTransaction && !endsTransaction)
    return TRANSIENT_CODES.has(code) ? ['TransientTransactionError'] : [];
  return body.txnNumber !== undefined && RETRYABLE_CODES.has(code) ? ['RetryableWriteError'] : [];
}
