import type { Document } from '../bson/valueTypes';
import { compileExpression } from './expression';
import { isTruthy } from './truth';

/** An expression read as a condition, as `$expr` does. */
export function compileCondition(
  expression: unknown,
  variables: Document = {},
): (document: unknown) => boolean {
  const evaluate = compileExpression(expression, Object.keys(variables));
  return (document) => isTruthy(evaluate({ root: document, variables }));
}
