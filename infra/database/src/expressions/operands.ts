import { isDocument, type Document } from '../bson/valueTypes';
import { location } from '../errors';
import type { Compile, Evaluate, ExpressionOperator } from './expression';

/** Ways operators take their operands: all evaluated first, one only, or by name. */

export const withArguments =
  (run: (...values: unknown[]) => unknown, least = 0, most = least || Infinity): ExpressionOperator =>
  (operand, compile) => {
    const evaluated = compileArguments(operand, compile);
    if (evaluated.length < least || evaluated.length > most) {
      throw location(
        16020,
        `Expression takes ${least} to ${most} arguments. ${evaluated.length} were passed in.`,
      );
    }
    return (scope) => run(...evaluated.map((evaluate) => evaluate(scope)));
  };

/** `{ $op: x }` and `{ $op: [x] }` mean the same. */
export const withOne =
  (run: (value: unknown) => unknown): ExpressionOperator =>
  (operand, compile) => {
    const [evaluate, ...rest] = compileArguments(operand, compile);
    if (!evaluate || rest.length > 0) throw location(16020, 'Expression takes exactly 1 argument');
    return (scope) => run(evaluate(scope));
  };

/** Null or missing in gives null out. */
export const withOneOrNull = (run: (value: NonNullable<unknown>) => unknown): ExpressionOperator =>
  withOne((value) => (isNothing(value) ? null : run(value)));

export const withNames =
  (run: (named: Document) => unknown): ExpressionOperator =>
  (operand, compile) => {
    const fields = Object.entries(namedOperands(operand)).map(
      ([name, value]) => [name, compile(value)] as const,
    );
    return (scope) => run(Object.fromEntries(fields.map(([name, evaluate]) => [name, evaluate(scope)])));
  };

export const compileArguments = (operand: unknown, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map((item) => compile(item));

export function namedOperands(operand: unknown): Document {
  if (!isDocument(operand)) throw location(28646, 'Expression only supports an object as its argument');
  return operand;
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
