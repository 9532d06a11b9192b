import { Double, Long } from 'bson';
import { divideDecimals, remainderOfDecimals } from '../../bson/decimals';
import { NumberSum } from '../../bson/numberSum';
import { likeNumber, multiplyWidely, toBigInt, toDecimal, toNumber, wholeNumber } from '../../bson/numbers';
import { isDate, isDecimal, isNumeric, typeName, type NumericValue } from '../../bson/valueTypes';
import { badValue, CommandError, location, typeMismatch } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOne } from '../operands';
import { roundingOperators } from './rounding';

export const arithmeticOperators: Record<string, ExpressionOperator> = {
  $add: withArguments((...values) => (values.some(isNothing) ? null : add(values))),
  $subtract: withArguments((a, b) => (isNothing(a) || isNothing(b) ? null : subtract(a, b)), 2),
  $multiply: withArguments((...values) =>
    values.some(isNothing)
      ? null
      : values.map((value) => numeric('$multiply', value)).reduce<NumericValue>(multiplyWidely, 1),
  ),
  $divide: onNumbers('$divide', divide),
  $mod: onNumbers('$mod', remainder),
  $abs: onNumber('$abs', (value) =>
    isDecimal(value)
      ? toNumber(value) < 0
        ? multiplyWidely(value, -1)
        : value
      : likeNumber(value, Math.abs(toNumber(value))),
  ),
  $exp: onDouble('$exp', Math.exp),
  $ln: onDouble('$ln', (value) => Math.log(positive('$ln', value, 28766))),
  $log10: onDouble('$log10', (value) => Math.log10(positive('$log10', value, 28761))),
  $sqrt: onDouble('$sqrt', (value) => {
    if (value < 0) throw location(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $pow: onNumbers('$pow', power),
  $log: onNumbers('$log', (value, base) => {
    const [x, b] = [doubleOf('$log', value), doubleOf('$log', base)];
    if (!(x > 0)) throw location(28758, `$log's argument must be a positive number, but is ${x}`);
    if (!(b > 0) || b === 1)
      throw location(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
    return new Double(Math.log(x) / Math.log(b));
  }),
  $rand: () => () => new Double(Math.random()),
  ...roundingOperators,
};

function add(values: unknown[]): unknown {
  const dates = values.filter(isDate);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  const sum = new NumberSum();
  for (const value of values)
    if (!isDate(value))
      sum.add(numeric('$add', value, location(16554, '$add only supports numeric or date types')));
  const total = sum.result();
  return dates[0] ? new Date(dates[0].getTime() + Math.round(toNumber(total))) : total;
}

function subtract(a: unknown, b: unknown): unknown {
  const refusal = location(16556, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
  if (isDate(a) && isDate(b)) return Long.fromNumber(a.getTime() - b.getTime());
  if (isDate(a)) return new Date(a.getTime() - Math.round(toNumber(numeric('$subtract', b, refusal))));
  const sum = new NumberSum();
  sum.add(numeric('$subtract', a, refusal));
  sum.add(multiplyWidely(numeric('$subtract', b, refusal), -1));
  return sum.result();
}

function divide(dividend: NumericValue, divisor: NumericValue): NumericValue {
  if (toNumber(divisor) === 0) throw badValue("can't $divide by zero");
  if (isDecimal(dividend) || isDecimal(divisor))
    return divideDecimals(toDecimal(dividend), toDecimal(divisor));
  return new Double(toNumber(dividend) / toNumber(divisor));
}

function remainder(dividend: NumericValue, divisor: NumericValue): NumericValue {
  if (toNumber(divisor) === 0) throw location(16610, "can't $mod by zero");
  if (isDecimal(dividend) || isDecimal(divisor))
    return remainderOfDecimals(toDecimal(dividend), toDecimal(divisor));
  const types = [typeName(dividend), typeName(divisor)];
  if (types.includes('double')) return new Double(toNumber(dividend) % toNumber(divisor));
  return wholeNumber(toBigInt(dividend) % toBigInt(divisor), types.includes('long'));
}

function power(base: NumericValue, exponent: NumericValue): NumericValue {
  const [x, y] = [doubleOf('$pow', base), doubleOf('$pow', exponent)];
  if (x === 0 && y < 0) throw location(28764, '$pow cannot take a base of 0 and a negative exponent');
  const types = [typeName(base), typeName(exponent)];
  if (types.includes('double') || y < 0) return new Double(x ** y);
  return wholeNumber(toBigInt(base) ** toBigInt(exponent), types.includes('long'));
}

function onNumber(operator: string, run: (value: NumericValue) => unknown): ExpressionOperator {
  return withOne((value) =>
    isNothing(value)
      ? null
      : run(
          numeric(
            operator,
            value,
            location(28765, `${operator} only supports numeric types, not ${typeName(value)}`),
          ),
        ),
  );
}

function onDouble(operator: string, run: (value: number) => number): ExpressionOperator {
  return onNumber(operator, (value) => new Double(run(doubleOf(operator, value))));
}

function onNumbers(
  operator: string,
  run: (a: NumericValue, b: NumericValue) => NumericValue,
): ExpressionOperator {
  return withArguments(
    (a, b) => (isNothing(a) || isNothing(b) ? null : run(numeric(operator, a), numeric(operator, b))),
    2,
  );
}

function numeric(operator: string, value: unknown, refusal?: CommandError): NumericValue {
  if (isNumeric(value)) return value;
  throw refusal ?? typeMismatch(`${operator} only supports numeric types, not ${typeName(value)}`);
}

/** Logarithms and powers are computed as doubles, which is too little for a decimal's 34 digits. */
function doubleOf(operator: string, value: NumericValue): number {
  if (!isDecimal(value)) return toNumber(value);
  throw new CommandError(238, 'NotImplemented', `${operator} of a decimal is not supported by this server`);
}

function positive(operator: string, value: number, code: number): number {
  if (value > 0 || Number.isNaN(value)) return value;
  throw location(code, `${operator}'s argument must be a positive number, but is ${value}`);
}
