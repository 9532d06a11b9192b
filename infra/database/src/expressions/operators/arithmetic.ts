import { divideDecimals } from '../../bson/decimals';
import {
  addSimply,
  multiplyNumbers,
  simplifyNumber,
  toBigInt,
  toDecimal,
  toNumber,
} from '../../bson/numbers';
import { isDate, isDecimal, isLong, isNumeric, typeName, type NumericValue } from '../../bson/valueTypes';
import { typeMismatch } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOne } from '../operands';

export const arithmeticOperators: Record<string, ExpressionOperator> = {
  $add: withArguments((...values) => (values.some(isNothing) ? null : add(values))),
  $subtract: withArguments((a, b) => (isNothing(a) || isNothing(b) ? null : subtract(a, b))),
  $multiply: withArguments((...values) =>
    values.some(isNothing) ? null : numbers('$multiply', values).reduce(multiplySimply, 1),
  ),
  $divide: withArguments((a, b) => {
    if (isNothing(a) || isNothing(b)) return null;
    const [dividend, divisor] = numbers('$divide', [a, b]) as [NumericValue, NumericValue];
    if (toNumber(divisor) === 0) throw typeMismatch("can't $divide by zero");
    if (isDecimal(dividend) || isDecimal(divisor))
      return divideDecimals(toDecimal(dividend), toDecimal(divisor));
    return toNumber(dividend) / toNumber(divisor);
  }),
  $mod: withArguments((a, b) => {
    if (isNothing(a) || isNothing(b)) return null;
    const [dividend, divisor] = numbers('$mod', [a, b]) as [NumericValue, NumericValue];
    if (toNumber(divisor) === 0) throw typeMismatch("can't $mod by zero");
    if (isLong(dividend) || isLong(divisor)) return simplifyNumber(toBigInt(dividend) % toBigInt(divisor));
    return toNumber(dividend) % toNumber(divisor);
  }),
  $abs: onNumber(Math.abs),
  $ceil: onNumber(Math.ceil),
  $floor: onNumber(Math.floor),
  $exp: onNumber(Math.exp),
  $ln: onNumber(Math.log),
  $log10: onNumber(Math.log10),
  $sqrt: onNumber(Math.sqrt),
  $pow: onNumbers((base, exponent) => base ** exponent),
  $log: onNumbers((value, base) => Math.log(value) / Math.log(base)),
  $rand: () => () => Math.random(),
  $round: withPlace(roundHalfToEven),
  $trunc: withPlace(Math.trunc),
};

function add(values: unknown[]): unknown {
  const dates = values.filter(isDate);
  if (dates.length > 1) throw typeMismatch('only one date allowed in an $add expression');
  const total = numbers(
    '$add',
    values.filter((value) => !isDate(value)),
  ).reduce<NumericValue>(addSimply, 0);
  return dates[0] ? new Date(dates[0].getTime() + toNumber(total)) : total;
}

function subtract(a: unknown, b: unknown): unknown {
  if (isDate(a)) return isDate(b) ? a.getTime() - b.getTime() : new Date(a.getTime() - toNumber(b));
  const [left, right] = numbers('$subtract', [a, b]) as [NumericValue, NumericValue];
  return addSimply(left, multiplySimply(right, -1));
}

function multiplySimply(a: NumericValue, b: NumericValue): NumericValue {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product) || !Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return product;
  }
  return simplifyNumber(multiplyNumbers(a, b));
}

function numbers(operator: string, values: unknown[]): NumericValue[] {
  return values.map((value) => {
    if (!isNumeric(value))
      throw typeMismatch(`${operator} only supports numeric types, not ${typeName(value)}`);
    return value;
  });
}

function onNumber(run: (value: number) => number): ExpressionOperator {
  return withOne((value) => {
    if (isNothing(value)) return null;
    if (!isNumeric(value))
      throw typeMismatch(`expression only supports numeric types, not ${typeName(value)}`);
    return run(toNumber(value));
  });
}

function onNumbers(run: (a: number, b: number) => number): ExpressionOperator {
  return withArguments((a, b) => (isNothing(a) || isNothing(b) ? null : run(toNumber(a), toNumber(b))));
}

function withPlace(run: (value: number) => number): ExpressionOperator {
  return withArguments((value, place = 0) => {
    if (isNothing(value) || isNothing(place)) return null;
    const scale = 10 ** toNumber(place);
    return run(toNumber(value) * scale) / scale;
  });
}

function roundHalfToEven(value: number): number {
  const rounded = Math.round(value);
  return Math.abs(value % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
