import { Decimal128, Double, Long, ObjectId } from 'bson';
import { LONG_MAX, LONG_MIN, toBigInt, toDecimal, toNumber } from '../../bson/numbers';
import { isDate, isDecimal, isNumeric, isObjectId, isTimestamp, typeName } from '../../bson/valueTypes';
import { badValue, CommandError, notSupported } from '../../errors';
import { isTruthy } from '../truth';
import type { ExpressionOperator } from '../expression';
import { isNothing, namedOperands, withOne, withOneOrNull } from '../operands';

export const conversionOperators: Record<string, ExpressionOperator> = {
  $type: withOne(typeName),
  $isNumber: withOne(isNumeric),
  $toString: withOneOrNull(convertToString),
  $toObjectId: withOneOrNull(convertToObjectId),
  $toDate: withOneOrNull(convertToDate),
  $toBool: withOneOrNull(isTruthy),
  $toInt: withOneOrNull((value) => convertToInteger(value, 'int')),
  $toLong: withOneOrNull((value) => convertToInteger(value, 'long')),
  $toDouble: withOneOrNull(convertToDouble),
  $toDecimal: withOneOrNull(convertToDecimal),
  $convert: (operand, compile) => {
    const named = namedOperands(operand, ['input', 'to'], ['onNull', 'onError']);
    const [input, to] = [compile(named.input), compile(named.to)];
    const onNull = compile(named.onNull ?? null);
    const onError = named.onError === undefined ? undefined : compile(named.onError);
    return (scope) => {
      const value = input(scope);
      if (isNothing(value)) return onNull(scope);
      try {
        return convert(value, to(scope));
      } catch (error) {
        if (onError && isConversionFailure(error)) return onError(scope);
        throw error;
      }
    };
  },
};

const CONVERSIONS: Record<string, (value: NonNullable<unknown>) => unknown> = {
  1: convertToDouble,
  double: convertToDouble,
  2: convertToString,
  string: convertToString,
  7: convertToObjectId,
  objectId: convertToObjectId,
  8: isTruthy,
  bool: isTruthy,
  9: convertToDate,
  date: convertToDate,
  16: (value) => convertToInteger(value, 'int'),
  int: (value) => convertToInteger(value, 'int'),
  18: (value) => convertToInteger(value, 'long'),
  long: (value) => convertToInteger(value, 'long'),
  19: convertToDecimal,
  decimal: convertToDecimal,
};

function convert(value: NonNullable<unknown>, target: unknown): unknown {
  const conversion = CONVERSIONS[String(isNumeric(target) ? toNumber(target) : target)];
  if (!conversion) throw badValue(`Unknown type name: ${String(target)}`);
  return conversion(value);
}

const isConversionFailure = (error: unknown) => error instanceof CommandError && error.code === 241;

const failure = (value: unknown, target: string) =>
  new CommandError(241, 'ConversionFailure', `Failed to convert ${typeName(value)} to ${target}`);

export function convertToString(value: NonNullable<unknown>): string {
  if (isDate(value)) return value.toISOString();
  if (isObjectId(value)) return value.toHexString();
  if (typeof value === 'string' || typeof value === 'boolean' || isNumeric(value)) return String(value);
  throw failure(value, 'string');
}

function convertToObjectId(value: NonNullable<unknown>): ObjectId {
  if (isObjectId(value)) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failure(value, 'objectId');
}

function convertToDate(value: NonNullable<unknown>): Date {
  if (isObjectId(value)) return value.getTimestamp();
  if (isTimestamp(value)) return new Date(value.getHighBitsUnsigned() * 1000);
  const isConvertible = isDate(value) || typeof value === 'string' || isNumeric(value);
  if (!isConvertible || typeName(value) === 'int') throw failure(value, 'date');
  const date =
    typeof value === 'string' ? dateIn(value) : new Date(isNumeric(value) ? toNumber(value) : value);
  if (Number.isNaN(date.getTime())) throw failure(value, 'date');
  return date;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** MongoDB reads many other ways to write a date: they are refused, also where `onError` has an answer. */
function dateIn(text: string): Date {
  const iso = ISO_DATE.exec(text);
  if (!iso && /\d/.test(text)) throw notSupported(`The date '${text}', which is not written by ISO 8601,`);
  return new Date(iso && text.length > 10 && !iso[1] ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T'));
}

function convertToInteger(value: NonNullable<unknown>, target: 'int' | 'long'): number | Long {
  const whole = wholeOf(value, target);
  const [least, greatest] = target === 'int' ? [-2147483648n, 2147483647n] : [LONG_MIN, LONG_MAX];
  if (whole < least! || whole > greatest!) throw failure(value, target);
  return target === 'int' ? Number(whole) : Long.fromBigInt(whole);
}

function wholeOf(value: NonNullable<unknown>, target: 'int' | 'long'): bigint {
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return BigInt(value);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (isDate(value) && target === 'long') return BigInt(value.getTime());
  if (!isNumeric(value) || !Number.isFinite(toNumber(value))) throw failure(value, target);
  return toBigInt(value);
}

function convertToDouble(value: NonNullable<unknown>): Double {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (isDate(value)) return new Double(value.getTime());
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value))
    return new Double(Number(value));
  if (!isNumeric(value)) throw failure(value, 'double');
  return new Double(toNumber(value));
}

function convertToDecimal(value: NonNullable<unknown>): Decimal128 {
  if (isDecimal(value)) return value;
  if (isNumeric(value)) return toDecimal(value);
  if (isDate(value)) return toDecimal(value.getTime());
  if (typeof value === 'boolean') return toDecimal(value ? 1 : 0);
  if (typeof value !== 'string' || !/^[+-]?[\d.]/.test(value)) throw failure(value, 'decimal');
  return Decimal128.fromString(value);
}
