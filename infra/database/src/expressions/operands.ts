import { toNumber } from '../bson/numbers';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { failedToParse, location } from '../errors';
import type { Compile, Evaluate, ExpressionOperator } from './expression';

/** How operators take their operands: all evaluated first, one only, or by name. */

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
  (required: string[], optional: string[], run: (named: Document) => unknown): ExpressionOperator =>
  (operand, compile) => {
    const fields = namedEvaluators(operand, compile, required, optional);
    return (scope) => run(Object.fromEntries(fields.map(([name, evaluate]) => [name, evaluate(scope)])));
  };

export const namedEvaluators = (
  operand: unknown,
  compile: Compile,
  required: string[],
  optional: string[],
): [name: string, evaluate: Evaluate][] =>
  Object.entries(namedOperands(operand, required, optional)).map(([name, value]) => [name, compile(value)]);

export const compileArguments = (operand: unknown, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map((item) => compile(item));

/** Named operands; refused when one is missing or unknown. */
export function namedOperands(operand: unknown, required: string[], optional: string[] = []): Document {
  if (!isDocument(operand)) throw location(28646, 'Expression only supports an object as its argument');
  const missing = required.find((name) => operand[name] === undefined);
  if (missing) throw failedToParse(`Missing '${missing}' parameter of an expression`);
  const other = Object.keys(operand).find((name) => !required.includes(name) && !optional.includes(name));
  if (other !== undefined) throw failedToParse(`Unrecognized parameter of an expression: ${other}`);
  return operand;
}

/** How many of an `n`; only the operators of arrays compute it. */
export function countOf(n: unknown): number {
  const count = isNumeric(n) ? toNumber(n) : NaN;
  if (Number.isInteger(count) && count > 0) return count;
  throw location(5787908, "'n' must be a whole number greater than 0");
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
