import { Decimal128, Double, Int32, Long } from 'bson';
import { addDecimals, differenceFromDouble, multiplyDecimals, wholeDecimal } from './decimals';
import { isDecimal, isDouble, isLong, typeName, type NumericValue } from './valueTypes';

/** Any numeric value as a JavaScript number; wide longs and decimals are rounded. Not a number gives NaN. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint') return Number(value);
  const boxed = value as { _bsontype?: string; value?: number } | null | undefined;
  switch (boxed?._bsontype) {
    case 'Int32':
    case 'Double':
      return boxed.value!;
    case 'Long':
      return (value as Long).toNumber();
    case 'Decimal128':
      return Number((value as Decimal128).toString());
  }
  return NaN;
}

/** Whether MongoDB takes an option as set: true, or any number but zero. */
export const isTruthyFlag = (value: unknown): boolean =>
  value === true || (typeof value !== 'boolean' && toNumber(value) !== 0 && !Number.isNaN(toNumber(value)));

export function toBigInt(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (isDouble(value)) return BigInt(Math.trunc(value.value));
  if (isDecimal(value)) return wholeDecimal(value);
  return BigInt(String(value));
}

/**
 * A number as the nearest double plus what that double leaves out, so that longs and decimals a double cannot hold
 * still compare exactly. NaN sorts before every other number.
 */
export function splitNumber(value: NumericValue): { nearest: number; rest: number } {
  if (typeof value === 'number') return { nearest: value, rest: 0 };
  const nearest = toNumber(value);
  if (isLong(value) || typeof value === 'bigint') {
    return { nearest, rest: Number.isSafeInteger(nearest) ? 0 : Number(toBigInt(value) - BigInt(nearest)) };
  }
  if (isDecimal(value)) return { nearest, rest: differenceFromDouble(value, nearest) };
  return { nearest, rest: 0 };
}

export function compareNumbers(a: NumericValue, b: NumericValue): number {
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  const left = splitNumber(a);
  const right = splitNumber(b);
  return compareDoubles(left.nearest, right.nearest) || compareDoubles(left.rest, right.rest);
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

const INT32_MIN = -2147483648n;
const INT32_MAX = 2147483647n;
export const LONG_MIN = -9223372036854775808n;
export const LONG_MAX = 9223372036854775807n;

export class NumberOverflow extends Error {}

/** Sum and product keep MongoDB's widening: int, long, double, decimal; an int that does not fit becomes a long. */
export const addNumbers = (a: NumericValue, b: NumericValue): NumericValue =>
  combine(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
    addDecimals,
  );

export const multiplyNumbers = (a: NumericValue, b: NumericValue): NumericValue =>
  combine(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
    multiplyDecimals,
  );

function combine(
  a: NumericValue,
  b: NumericValue,
  onDoubles: (x: number, y: number) => number,
  onIntegers: (x: bigint, y: bigint) => bigint,
  onDecimals: (x: Decimal128, y: Decimal128) => Decimal128,
): NumericValue {
  if (isDecimal(a) || isDecimal(b)) return onDecimals(toDecimal(a), toDecimal(b));
  if (isDoubleLike(a) || isDoubleLike(b)) return new Double(onDoubles(toNumber(a), toNumber(b)));
  const result = onIntegers(toBigInt(a), toBigInt(b));
  if (isInt(a) && isInt(b) && result >= INT32_MIN && result <= INT32_MAX) return new Int32(Number(result));
  if (result > LONG_MAX || result < LONG_MIN) throw new NumberOverflow('integer overflow');
  return Long.fromBigInt(result);
}

const isDoubleLike = (value: NumericValue) =>
  isDouble(value) || (typeof value === 'number' && !Number.isSafeInteger(value));
export const isInt = (value: NumericValue) => typeName(value) === 'int';

export const toDecimal = (value: NumericValue): Decimal128 =>
  isDecimal(value)
    ? value
    : Decimal128.fromString(isDoubleLike(value) ? doubleText(toNumber(value)) : String(value));

/** Doubles are taken for the 15 digits they hold reliably. */
const doubleText = (value: number) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(15))) : String(value);

/** Product as expressions compute it: what no long holds becomes a double. */
export function multiplyWidely(a: NumericValue, b: NumericValue): NumericValue {
  try {
    return multiplyNumbers(a, b);
  } catch (error) {
    if (error instanceof NumberOverflow) return new Double(toNumber(a) * toNumber(b));
    throw error;
  }
}

/** A whole number as an int, or as a long when it needs one or is to be one; as a double beyond. */
export function wholeNumber(value: bigint, isLongAtLeast = false): NumericValue {
  if (!isLongAtLeast && value >= INT32_MIN && value <= INT32_MAX) return Number(value);
  return value > LONG_MAX || value < LONG_MIN ? new Double(Number(value)) : Long.fromBigInt(value);
}

/** A result in the type of what it was computed from: a whole number stays one, a double a double. */
export function likeNumber(value: NumericValue, result: number): NumericValue {
  const isWhole = isLong(value) || typeof value === 'bigint' || isInt(value);
  return isWhole && Number.isInteger(result)
    ? wholeNumber(BigInt(result), !isInt(value))
    : new Double(result);
}
