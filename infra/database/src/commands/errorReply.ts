import type { Document } from '../bson/valueTypes';
import type { CommandError } from '../errors';
import type { Request } from './command';

/** Codes on which drivers retry once. */
const RETRYABLE_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
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

/** Error labels: how the driver may retry. */
function labelsFor(code: number, request: Request): string[] {
  if (request.name === 'commitTransaction' && code === 251) return ['TransientTransactionError'];
  if (!isInsideTransaction(request)) return retryLabels(code, request);
  return TRANSIENT_CODES.has(code) ? ['TransientTransactionError'] : [];
}

/** `RetryableWriteError` where the same write may be sent again; never inside a transaction. */
export function retryLabels(code: number, request: Request): string[] {
  const isRetryable = request.body.txnNumber !== undefined && !isInsideTransaction(request);
  return isRetryable && RETRYABLE_CODES.has(code) ? ['RetryableWriteError'] : [];
}

const isInsideTransaction = ({ name, body }: Request) =>
  body.autocommit === false && name !== 'commitTransaction' && name !== 'abortTransaction';
