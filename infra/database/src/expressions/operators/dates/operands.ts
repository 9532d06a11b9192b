import { toNumber } from '../../../bson/numbers';
import {
  isDate,
  isNumeric,
  isObjectId,
  isTimestamp,
  typeName,
  type Document,
} from '../../../bson/valueTypes';
import { failedToParse, location } from '../../../errors';
import type { ExpressionOperator } from '../../expression';
import { isNothing, namedEvaluators } from '../../operands';

/** Milliseconds since 1970 of what has a date. */
export function instantIn(value: unknown): number {
  if (isDate(value)) return value.getTime();
  if (isObjectId(value)) return value.getTimestamp().getTime();
  if (isTimestamp(value)) return value.getHighBitsUnsigned() * 1000;
  throw location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** By name; null when anything that is given comes to nothing. */
export const withDates = (
  required: string[],
  optional: string[],
  run: (named: Document) => unknown,
): ExpressionOperator => {
  return (operand, compile) => {
    const fields = namedEvaluators(operand, compile, required, optional);
    return (scope) => {
      const named: Document = {};
      for (const [name, evaluate] of fields) {
        const value = evaluate(scope);
        if (isNothing(value)) return null;
        named[name] = value;
      }
      return run(named);
    };
  };
};

export function wholeNumber(name: string, value: unknown): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (Number.isSafeInteger(number)) return number;
  throw location(40515, `'${name}' must evaluate to an integer, found ${typeName(value)}`);
}

const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
export type Unit = (typeof UNITS)[number];

export function readUnit(value: unknown): Unit {
  const unit = UNITS.find((name) => name === value);
  if (!unit) throw failedToParse(`unknown time unit value: ${String(value)}`);
  return unit;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A day of the week from 0 on Sundays, by its name or the first three letters of it. */
export function readWeekday(value: unknown = 'sunday'): number {
  const wanted = String(value).toLowerCase();
  const day = WEEKDAYS.findIndex((name) => name === wanted || name.slice(0, 3) === wanted);
  if (day < 0) throw failedToParse(`unknown day of week value: ${String(value)}`);
  return day;
}

export const LENGTHS: Readonly<Partial<Record<Unit, number>>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
