import { Double } from 'bson';
import { toNumber } from '../../bson/numbers';
import { isDecimal, isNumeric, typeName } from '../../bson/valueTypes';
import { CommandError, location } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOneOrNull } from '../operands';

/** Angles in radians, as doubles. */
export const trigonometryOperators: Record<string, ExpressionOperator> = {
  ...within(-1, 1, { $acos: Math.acos, $asin: Math.asin }),
  ...within(-1, 1, { $atanh: Math.atanh }),
  ...within(1, Infinity, { $acosh: Math.acosh }),
  ...within(-Number.MAX_VALUE, Number.MAX_VALUE, { $cos: Math.cos, $sin: Math.sin, $tan: Math.tan }),
  ...within(-Infinity, Infinity, {
    $asinh: Math.asinh,
    $atan: Math.atan,
    $cosh: Math.cosh,
    $sinh: Math.sinh,
    $tanh: Math.tanh,
    $degreesToRadians: (degrees) => degrees * (Math.PI / 180),
    $radiansToDegrees: (radians) => radians * (180 / Math.PI),
  }),
  $atan2: withArguments(
    (y, x) =>
      isNothing(y) || isNothing(x)
        ? null
        : new Double(Math.atan2(doubleOf('$atan2', y), doubleOf('$atan2', x))),
    2,
  ),
};

function within(
  least: number,
  greatest: number,
  functions: Record<string, (value: number) => number>,
): Record<string, ExpressionOperator> {
  const operators = Object.entries(functions).map(([name, run]) => {
    const operator = withOneOrNull((value) => {
      const number = doubleOf(name, value);
      if (number < least || number > greatest)
        throw location(50989, `cannot apply ${name} to ${number}, value must be in [${least}, ${greatest}]`);
      return new Double(run(number));
    });
    return [name, operator] as const;
  });
  return Object.fromEntries(operators);
}

function doubleOf(operator: string, value: unknown): number {
  if (!isNumeric(value))
    throw location(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
  if (!isDecimal(value)) return toNumber(value);
  throw new CommandError(238, 'NotImplemented', `${operator} of a decimal is not supported by this server`);
}
