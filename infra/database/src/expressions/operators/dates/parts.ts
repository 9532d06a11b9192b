import { Long } from 'bson';
import { isDocument } from '../../../bson/valueTypes';
import { location } from '../../../errors';
import type { ExpressionOperator } from '../../expression';
import { compileArguments, isNothing } from '../../operands';
import { isTruthy } from '../../truth';
import { dayOfWeek, dayOfYear, isoDayOfWeek, isoWeek, isoWeekYear, week } from './calendar';
import { instantIn, withDates } from './operands';
import { readZone } from './zones';

const PARTS: Record<string, (local: Date) => unknown> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
  $dayOfYear: dayOfYear,
  $dayOfWeek: dayOfWeek,
  $week: week,
  $isoDayOfWeek: isoDayOfWeek,
  $isoWeek: isoWeek,
  $isoWeekYear: (date) => Long.fromNumber(isoWeekYear(date)),
};

/** One part of a date, or all of them. */
export const datePartOperators: Record<string, ExpressionOperator> = {
  ...Object.fromEntries(Object.entries(PARTS).map(([name, read]) => [name, part(read)])),
  $dateToParts: withDates(['date'], ['timezone', 'iso8601'], ({ date, timezone, iso8601 }) => {
    const local = localDate(date, timezone);
    const days = isTruthy(iso8601)
      ? { isoWeekYear: isoWeekYear(local), isoWeek: isoWeek(local), isoDayOfWeek: isoDayOfWeek(local) }
      : { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
    return {
      ...days,
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
      second: local.getUTCSeconds(),
      millisecond: local.getUTCMilliseconds(),
    };
  }),
};

/** What clocks in the zone show, as a date in UTC. */
export function localDate(date: unknown, timezone: unknown): Date {
  const instant = instantIn(date);
  return new Date(instant + readZone(timezone)(instant));
}

function part(read: (local: Date) => unknown): ExpressionOperator {
  const byName = withDates(['date'], ['timezone'], ({ date, timezone }) => read(localDate(date, timezone)));
  return (operand, compile) => {
    const isNamed = isDocument(operand) && !Object.keys(operand)[0]?.startsWith('$');
    if (isNamed) return byName(operand, compile);
    const [evaluate, ...others] = compileArguments(operand, compile);
    if (!evaluate || others.length > 0) throw location(40536, 'a part of a date takes exactly one argument');
    return (scope) => {
      const date = evaluate(scope);
      return isNothing(date) ? null : read(localDate(date, undefined));
    };
  };
}
