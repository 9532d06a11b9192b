import { Double } from 'bson';
import { roundDecimal, roundDouble, roundWhole, type Rounding } from '../../bson/decimals';
import { toBigInt, toNumber, wholeNumber } from '../../bson/numbers';
import { isDecimal, isNumeric, typeName, type NumericValue } from '../../bson/valueTypes';
import { location } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOne } from '../operands';

export const roundingOperators: Record<string, ExpressionOperator> = {
  $ceil: toWhole('$ceil', 'up'),
  $floor: toWhole('$floor', 'down'),
  $round: toPlace('$round', 'halfToEven'),
  $trunc: toPlace('$trunc', 'towardsZero'),
};

function toWhole(operator: string, rounding: Rounding): ExpressionOperator {
  return withOne((value) =>
    isNothing(value) ? null : rounded(numeric(operator, value, 28765), 0, rounding),
  );
}

function toPlace(operator: string, rounding: Rounding): ExpressionOperator {
  return withArguments((value, given: unknown = 0, ...rest: unknown[]) => {
    if (rest.length > 0)
      throw location(28667, `Expression ${operator} takes at least 1 argument, and at most 2`);
    if (isNothing(value) || isNothing(given)) return null;
    const number = numeric(operator, value, 51081);
    const place = isNumeric(given) ? toNumber(given) : NaN;
    if (!Number.isInteger(place))
      throw location(51082, `precision argument to ${operator} must be a integral value`);
    if (place < -20 || place > 100)
      throw location(51083, `cannot apply ${operator} with precision value ${place}`);
    return rounded(number, place, rounding);
  });
}

function rounded(value: NumericValue, place: number, rounding: Rounding): NumericValue {
  if (isDecimal(value)) return roundDecimal(value, place, rounding);
  const type = typeName(value);
  if (type === 'double') return new Double(roundDouble(toNumber(value), place, rounding));
  if (place >= 0) return value;
  return wholeNumber(roundWhole(toBigInt(value), place, rounding), type === 'long');
}

function numeric(operator: string, value: unknown, code: number): NumericValue {
  if (isNumeric(value)) return value;
  throw location(code, `${operator} only supports numeric types, not ${typeName(value)}`);
}
