import { toBigInt, wholeNumber } from '../../bson/numbers';
import { isLong, isNumeric, typeName } from '../../bson/valueTypes';
import { typeMismatch } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOneOrNull } from '../operands';

/** Bits of ints and longs; a long among them makes a long. */
export const bitOperators: Record<string, ExpressionOperator> = {
  $bitAnd: combining('$bitAnd', -1n, (a, b) => a & b),
  $bitOr: combining('$bitOr', 0n, (a, b) => a | b),
  $bitXor: combining('$bitXor', 0n, (a, b) => a ^ b),
  $bitNot: withOneOrNull((value) => wholeNumber(~bitsOf('$bitNot', value), isLong(value))),
};

function combining(
  operator: string,
  none: bigint,
  combine: (a: bigint, b: bigint) => bigint,
): ExpressionOperator {
  return withArguments((...values) => {
    if (values.some(isNothing)) return null;
    const bits = values.map((value) => bitsOf(operator, value));
    return wholeNumber(bits.reduce(combine, none), values.some(isLong));
  });
}

function bitsOf(operator: string, value: unknown): bigint {
  if (isNumeric(value) && ['int', 'long'].includes(typeName(value))) return toBigInt(value);
  throw typeMismatch(`${operator} only supports int and long operands, not ${typeName(value)}`);
}
