import type { Document } from './bson/valueTypes';

/** An error with MongoDB's code and name: drivers decide by the code and the labels. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    /** further fields of the reply, such as `keyValue` or `errorLabels` */
    readonly details: Document = {},
  ) {
    super(message);
  }
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);
export const location = (code: number, message: string) => new CommandError(code, `Location${code}`, message);

/** For features of MongoDB that this server does not have. */
export const notSupported = (what: string) =>
  new CommandError(115, 'CommandNotSupported', `${what} is not supported by this server`);

export const writeConflict = () =>
  new CommandError(
    112,
    'WriteConflict',
    'Write conflict during plan execution. Please retry your operation or multi-document transaction.',
    { errorLabels: ['TransientTransactionError'] },
  );

/** Whether an error ends a command of many statements as a whole: a write conflict, or an exceeded time limit. */
export const endsCommand = (error: unknown) =>
  error instanceof CommandError && (error.code === 112 || error.code === 50);

/** Any thrown value as a CommandError; an unknown one becomes an internal error, never swallowed. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CommandError(8, 'UnknownError', message);
}
