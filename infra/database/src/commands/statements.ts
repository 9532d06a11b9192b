import type { Document } from '../bson/valueTypes';
import { asCommandError, endsCommand, type CommandError } from '../errors';
import { atomically } from '../storage/bufferedView';
import type { WriteView } from '../storage/views';
import type { WriteContext } from './command';

/**
 * Runs the statements of one command, each whole or not at all. What fails becomes a write error; an ordered command
 * stops there.
 */
export function runStatements<T>(
  { request, view }: WriteContext,
  statements: T[],
  run: (statement: T, view: WriteView, index: number) => void,
): { writeErrors?: Document[] } {
  const writeErrors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      atomically(view, (statementView) => run(statement, statementView, index));
    } catch (error) {
      if (endsCommand(error)) throw error;
      writeErrors.push(writeError(asCommandError(error), index));
      if (request.body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

const writeError = ({ code, message, details }: CommandError, index: number): Document => ({
  index,
  code,
  errmsg: message,
  ...details,
});
