import { Context } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { isDocument } from '../../bson/valueTypes';
import { badValue } from '../../errors';
import type { Compile, Evaluate, ExpressionOperator, Scope } from '../expression';

const BORROWED = [
  '$dateAdd',
  '$dateDiff',
  '$dateFromParts',
  '$dateFromString',
  '$dateSubtract',
  '$dateToParts',
  '$dateToString',
  '$dateTrunc',
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$isoDayOfWeek',
  '$isoWeek',
  '$isoWeekYear',
  '$millisecond',
  '$minute',
  '$month',
  '$second',
  '$week',
  '$year',
  '$indexOfBytes',
  '$indexOfCP',
  '$ltrim',
  '$regexFind',
  '$regexFindAll',
  '$regexMatch',
  '$replaceAll',
  '$replaceOne',
  '$rtrim',
  '$strcasecmp',
  '$substrBytes',
  '$trim',
  '$acos',
  '$asin',
  '$atan',
  '$atan2',
  '$cos',
  '$sin',
  '$tan',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$bitAnd',
  '$bitNot',
  '$bitOr',
  '$bitXor',
  '$rand',
] as const;

type MingoOperator = (document: unknown, operand: unknown, options: object) => unknown;
const available = mingo as unknown as Record<string, MingoOperator | undefined>;

// A context of our own: the library's default one keeps whatever was registered first.
const options = {
  idKey: '_id',
  scriptEnabled: false,
  useStrictMode: true,
  failOnError: true,
  processingMode: 0,
  context: Context.init({ expression: { $literal: mingo.$literal } }),
};

/** Date, text and bit operators are mingo's; it is handed values, so that paths and variables are always ours. */
export const libraryOperators: Record<string, ExpressionOperator> = Object.fromEntries(
  BORROWED.flatMap((name) => {
    const operator = available[name];
    return operator ? [[name, borrow(operator)]] : [];
  }),
);

function borrow(operator: MingoOperator): ExpressionOperator {
  return (operand, compile) => {
    const prepare = compileOperand(operand, compile);
    return (scope) => {
      const prepared = prepare(scope);
      try {
        return operator({}, prepared, options);
      } catch (error) {
        throw badValue((error as Error).message);
      }
    };
  };
}

function compileOperand(operand: unknown, compile: Compile): (scope: Scope) => unknown {
  if (Array.isArray(operand)) {
    const items = operand.map((item) => compile(item));
    return (scope) => items.map((item) => literal(item, scope));
  }
  if (isDocument(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    const fields = Object.entries(operand).map(([name, value]) => [name, compile(value)] as const);
    return (scope) => Object.fromEntries(fields.map(([name, value]) => [name, literal(value, scope)]));
  }
  const only = compile(operand);
  return (scope) => literal(only, scope);
}

const literal = (evaluate: Evaluate, scope: Scope) => ({ $literal: evaluate(scope) ?? null });
