import { Context } from 'mingo/core';
import * as bitwise from 'mingo/operators/expression/bitwise';
import * as date from 'mingo/operators/expression/date';
import * as string from 'mingo/operators/expression/string';
import * as trigonometry from 'mingo/operators/expression/trignometry';
import { simplify } from '../../bson/codec';
import { isDocument } from '../../bson/valueTypes';
import { badValue } from '../../errors';
import type { Compile, Evaluate, ExpressionOperator, Scope } from '../expression';
import { isNothing } from '../operands';

type MingoOperator = (document: unknown, operand: unknown, options: object) => unknown;

const literal = (...[, operand]: unknown[]) => operand;

// A context of our own with nothing in it but the literals operands are handed over as: the library's default one
// keeps whatever was registered first.
const options = {
  idKey: '_id',
  scriptEnabled: false,
  useStrictMode: true,
  failOnError: true,
  processingMode: 0,
  context: Context.init({ expression: { $literal: literal } }),
};

/** Date, text and bit operators are mingo's; it is handed values, so that paths and variables are always ours. */
export const libraryOperators: Record<string, ExpressionOperator> = {
  ...borrowAll({ ...bitwise, ...string, ...trigonometry }, () => false),
  ...borrowAll(date, lacksValue),
};

function borrowAll(
  operators: Record<string, unknown>,
  isNull: (prepared: unknown) => boolean,
): Record<string, ExpressionOperator> {
  const names = Object.keys(operators).filter((name) => name.startsWith('$'));
  return Object.fromEntries(names.map((name) => [name, borrow(operators[name] as MingoOperator, isNull)]));
}

function borrow(operator: MingoOperator, isNull: (prepared: unknown) => boolean): ExpressionOperator {
  return (operand, compile) => {
    const prepare = compileOperand(operand, compile);
    return (scope) => {
      const prepared = prepare(scope);
      if (isNull(prepared)) return (prepared as { onNull?: Literal } | null)?.onNull?.$literal ?? null;
      try {
        return operator({}, prepared, options);
      } catch (error) {
        throw badValue((error as Error).message);
      }
    };
  };
}

type Literal = { $literal: unknown } | null;

/** Dates are null when anything they are computed from is. */
function lacksValue(prepared: unknown): boolean {
  if (prepared === null) return true;
  const named = Object.entries(prepared as object).filter(
    ([name]) => name !== 'onNull' && name !== 'onError',
  );
  return named.some(([, value]) => value === null);
}

function compileOperand(operand: unknown, compile: Compile): (scope: Scope) => unknown {
  if (Array.isArray(operand)) {
    const items = operand.map((item) => compile(item));
    return (scope) => items.map((item) => asLiteral(item, scope));
  }
  if (isDocument(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    const fields = Object.entries(operand).map(([name, value]) => [name, compile(value)] as const);
    return (scope) => Object.fromEntries(fields.map(([name, value]) => [name, asLiteral(value, scope)]));
  }
  const only = compile(operand);
  return (scope) => asLiteral(only, scope);
}

/** Nothing is handed over as it is: some operators take a literal's document for a date. */
function asLiteral(evaluate: Evaluate, scope: Scope): Literal {
  const value = evaluate(scope);
  return isNothing(value) ? null : { $literal: simplify(value) };
}
