import { Long } from 'bson';
import { failedToParse, location } from '../../../errors';
import type { Document } from '../../../bson/valueTypes';
import type { ExpressionOperator } from '../../expression';
import { DAY, isoYearStart, timeOf } from './calendar';
import { instantIn, LENGTHS, readUnit, readWeekday, wholeNumber, withDates, type Unit } from './operands';
import { instantOf, readZone } from './zones';

/** Dates computed from dates, by the calendar of a zone. */
export const dateArithmeticOperators: Record<string, ExpressionOperator> = {
  $dateAdd: withDates(['startDate', 'unit', 'amount'], ['timezone'], (named) => added(named, 1)),
  $dateSubtract: withDates(['startDate', 'unit', 'amount'], ['timezone'], (named) => added(named, -1)),
  $dateDiff: withDates(['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek'], difference),
  $dateTrunc: withDates(['date', 'unit'], ['binSize', 'timezone', 'startOfWeek'], truncated),
  $dateFromParts: (operand, compile) => {
    const isIso = typeof operand === 'object' && operand !== null && 'isoWeekYear' in operand;
    const run = isIso
      ? withDates(['isoWeekYear'], ['isoWeek', 'isoDayOfWeek', ...CLOCK, 'timezone'], fromIsoParts)
      : withDates(['year'], ['month', 'day', ...CLOCK, 'timezone'], fromParts);
    return run(operand, compile);
  },
};

function added({ startDate, unit: givenUnit, amount: givenAmount, timezone }: Document, sign: 1 | -1): Date {
  const unit = readUnit(givenUnit);
  const amount = wholeNumber('amount', givenAmount) * sign;
  const start = instantIn(startDate);
  const length = LENGTHS[unit];
  if (length !== undefined) return dateAt(start + amount * length);
  const zone = readZone(timezone);
  return dateAt(instantOf(movedBy(start + zone(start), unit, amount), zone));
}

const MONTHS: Partial<Record<Unit, number>> = { year: 12, quarter: 3, month: 1 };
const DAYS: Partial<Record<Unit, number>> = { week: 7, day: 1 };

/** By months, a day beyond the month's end becomes its last day. */
function movedBy(local: number, unit: Unit, amount: number): number {
  const months = MONTHS[unit];
  if (months === undefined) return local + amount * DAYS[unit]! * DAY;
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + amount * months];
  const lastDay = new Date(timeOf(year, month + 1, 0)).getUTCDate();
  return timeOf(year, month, Math.min(date.getUTCDate(), lastDay)) + timeOfDay(local);
}

const timeOfDay = (local: number) => local - Math.floor(local / DAY) * DAY;

/** How many boundaries of the unit lie between. */
function difference({ startDate, endDate, unit: givenUnit, timezone, startOfWeek }: Document): Long {
  const unit = readUnit(givenUnit);
  const [start, end] = [instantIn(startDate), instantIn(endDate)];
  const zone = readZone(timezone);
  const length = LENGTHS[unit];
  // Elapsed time: a change to or from daylight saving adds or removes nothing.
  if (length !== undefined) {
    const ahead = zone(start);
    return Long.fromNumber(Math.floor((end + ahead) / length) - Math.floor((start + ahead) / length));
  }
  const weekday = readWeekday(startOfWeek);
  const count = (instant: number) => unitsBefore(instant + zone(instant), unit, weekday);
  return Long.fromNumber(count(end) - count(start));
}

/** Whole units that have gone by at a local time, from one that is the same for all. */
function unitsBefore(local: number, unit: Unit, weekday: number): number {
  const months = MONTHS[unit];
  const day = Math.floor(local / DAY);
  if (months === undefined) return unit === 'day' ? day : Math.floor((day - firstWeekday(weekday)) / 7);
  const date = new Date(local);
  return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / months);
}

/** The first such day of the week from the reference day on, as days since 1970. */
function firstWeekday(weekday: number): number {
  const reference = timeOf(REFERENCE_YEAR) / DAY;
  return reference + ((weekday - new Date(reference * DAY).getUTCDay() + 7) % 7);
}

/** Bins are counted from the beginning of this year, in the zone. */
const REFERENCE_YEAR = 2000;

function truncated({ date, unit: givenUnit, binSize = 1, timezone, startOfWeek }: Document): Date {
  const unit = readUnit(givenUnit);
  const size = wholeNumber('binSize', binSize);
  if (size <= 0)
    throw location(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`);
  const instant = instantIn(date);
  const zone = readZone(timezone);
  const length = LENGTHS[unit];
  if (length !== undefined) {
    const reference = instantOf(timeOf(REFERENCE_YEAR), zone);
    return dateAt(reference + floorTo(instant - reference, size * length));
  }
  const weekday = readWeekday(startOfWeek);
  const reference = unit === 'week' ? firstWeekday(weekday) * DAY : timeOf(REFERENCE_YEAR);
  const passed = unitsBefore(instant + zone(instant), unit, weekday) - unitsBefore(reference, unit, weekday);
  return dateAt(instantOf(movedBy(reference, unit, floorTo(passed, size)), zone));
}

const floorTo = (value: number, size: number) => Math.floor(value / size) * size;

const CLOCK = ['hour', 'minute', 'second', 'millisecond'];
const SMALLEST_PART = -32768;
const GREATEST_PART = 32767;

function fromParts(named: Document): Date {
  const midnight = timeOf(yearIn(named, 'year'), partIn(named, 'month', 1) - 1, partIn(named, 'day', 1));
  return atClock(midnight, named);
}

function fromIsoParts(named: Document): Date {
  const days = (partIn(named, 'isoWeek', 1) - 1) * 7 + partIn(named, 'isoDayOfWeek', 1) - 1;
  return atClock(isoYearStart(yearIn(named, 'isoWeekYear')) + days * DAY, named);
}

/** Parts beyond their unit carry into the next. */
function atClock(midnight: number, named: Document): Date {
  const time =
    partIn(named, 'hour', 0) * LENGTHS.hour! +
    partIn(named, 'minute', 0) * LENGTHS.minute! +
    wholeNumber('second', named.second ?? 0) * LENGTHS.second! +
    wholeNumber('millisecond', named.millisecond ?? 0);
  return dateAt(instantOf(midnight + time, readZone(named.timezone)));
}

function yearIn(named: Document, name: string): number {
  const year = wholeNumber(name, named[name]);
  if (year >= 1 && year <= 9999) return year;
  throw location(40523, `'${name}' must evaluate to an integer in the range 1 to 9999, found ${year}`);
}

function partIn(named: Document, name: string, otherwise: number): number {
  const value = wholeNumber(name, named[name] ?? otherwise);
  if (value >= SMALLEST_PART && value <= GREATEST_PART) return value;
  throw location(
    31034,
    `'${name}' must evaluate to a value in the range [${SMALLEST_PART}, ${GREATEST_PART}]; value ${value} is not in range`,
  );
}

function dateAt(instant: number): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw failedToParse('a date that is computed is out of range');
  return date;
}
