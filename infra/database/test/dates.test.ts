import type { mongo } from 'mongoose';
import { compileExpression } from '../src/expressions/expression';

const at = (text: string) => new Date(text);
const compute = (expression: unknown, document: mongo.Document = {}): unknown =>
  compileExpression(expression)({ root: document, variables: {} });
const shown = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const format = (date: Date, pattern?: string, timezone?: string) =>
  compute({
    $dateToString: {
      date,
      ...(pattern === undefined ? {} : { format: pattern }),
      ...(timezone === undefined ? {} : { timezone }),
    },
  });

// The turns of years at which calendars differ, and the example of MongoDB's documentation.
it.each([
  ['2014-01-01T08:15:39.736Z', '%Y-%m-%d %H:%M:%S:%L', '2014-01-01 08:15:39:736'],
  ['2014-01-01T08:15:39.736Z', '%b %B', 'Jan January'],
  ['2014-01-01T08:15:39.736Z', '%j %w %u', '001 4 3'],
  ['2021-01-02T12:00:00Z', '%U %V %G', '00 53 2020'],
  ['2023-01-01T12:00:00Z', '%U %V %G', '01 52 2022'],
  ['2024-12-31T12:00:00Z', '%U %V %G %j', '52 01 2025 366'],
  ['2016-01-03T12:00:00Z', '%U %V %G %w %u', '01 53 2015 1 7'],
  ['2024-07-14T12:00:00Z', '%U %V %G', '28 28 2024'],
  ['2024-07-14T12:00:00Z', '100%% %z %Z', '100% +0000 0'],
  ['0099-03-01T00:00:00Z', '%Y %j', '0099 060'],
])('writes %s as %j', (date, pattern, expected) => {
  expect(format(at(date), pattern)).toBe(expected);
});

it.each([
  ['America/New_York', '%H:%M:%S:%L%z', '03:15:39:736-0500'],
  ['+04:30', '%H:%M:%S:%L%z', '12:45:39:736+0430'],
  ['-0030', '%d %H:%M %z', '01 07:45 -0030'],
  ['America/New_York', '%Z', '-300'],
  ['+0430', '%Z', '270'],
  ['America/Argentina/Buenos_Aires', '%H', '05'],
  ['GMT', '%H', '08'],
])('writes what clocks show in %s as %j', (timezone, pattern, expected) => {
  expect(format(at('2014-01-01T08:15:39.736Z'), pattern, timezone)).toBe(expected);
});

it('formats all parts of a date by default, with a Z in UTC only', () => {
  const date = at('2024-07-01T10:00:00.5Z');

  expect(format(date)).toBe('2024-07-01T10:00:00.500Z');
  expect(format(date, undefined, 'UTC')).toBe('2024-07-01T10:00:00.500Z');
  expect(format(date, undefined, 'Europe/Berlin')).toBe('2024-07-01T12:00:00.500');
});

it.each([
  ['%q', undefined, 18536],
  ['50%', undefined, 18535],
  ['%Y', 'Mars/Olympus', 40485],
])('refuses the format %j in the zone %j', (pattern, timezone, code) => {
  expect(() => format(at('2024-07-01'), pattern, timezone)).toThrow(expect.objectContaining({ code }));
});

it('tells the parts of a date, by the zone it is read in', () => {
  const date = at('2021-01-01T03:30:15.007Z');
  const timezone = 'America/New_York';

  expect(shown(compute({ $dateToParts: { date, timezone } }))).toEqual({
    year: 2020,
    month: 12,
    day: 31,
    hour: 22,
    minute: 30,
    second: 15,
    millisecond: 7,
  });
  expect(shown(compute({ $dateToParts: { date, iso8601: true } }))).toMatchObject({
    isoWeekYear: 2020,
    isoWeek: 53,
    isoDayOfWeek: 5,
  });
  expect(compute({ $hour: { date, timezone } })).toBe(22);
  expect(compute({ $dayOfYear: { date, timezone } })).toBe(366);
  expect(compute({ $dayOfWeek: date })).toBe(6);
});

it.each([
  ['2024-01-31T10:00:00Z', 'month', 1, '2024-02-29T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 'year', 1, '2025-02-28T10:00:00Z'],
  ['2024-03-31T10:00:00Z', 'month', -1, '2024-02-29T10:00:00Z'],
  ['2023-11-30T10:00:00Z', 'quarter', 1, '2024-02-29T10:00:00Z'],
  ['2024-12-31T23:00:00Z', 'week', 1, '2025-01-07T23:00:00Z'],
  ['2024-12-31T23:00:00Z', 'hour', 2, '2025-01-01T01:00:00Z'],
])('adds to %s in units of %s: %i', (startDate, unit, amount, expected) => {
  const operands = { startDate: at(startDate), unit, amount };

  expect(compute({ $dateAdd: operands })).toEqual(at(expected));
  expect(compute({ $dateSubtract: { ...operands, amount: -amount } })).toEqual(at(expected));
});

// Clocks in New York were put forward on 10 March 2024 and back on 3 November.
it.each([
  ['2024-03-09T17:00:00Z', 'day', '2024-03-10T16:00:00Z'],
  ['2024-03-09T17:00:00Z', 'hour', '2024-03-09T18:00:00Z'],
  ['2024-03-09T07:30:00Z', 'day', '2024-03-10T07:30:00Z'],
  ['2024-11-02T05:30:00Z', 'day', '2024-11-03T05:30:00Z'],
])('adds one to %s in a zone that puts its clocks forward and back: %s', (startDate, unit, expected) => {
  const timezone = 'America/New_York';

  expect(compute({ $dateAdd: { startDate: at(startDate), unit, amount: 1, timezone } })).toEqual(
    at(expected),
  );
});

it.each([
  ['2023-12-31T23:59:59Z', '2024-01-01T00:00:00Z', 'year', 1],
  ['2023-12-31T23:59:59Z', '2024-01-01T00:00:00Z', 'quarter', 1],
  ['2024-01-01T00:00:00Z', '2023-12-31T23:59:59Z', 'month', -1],
  ['2024-07-13T12:00:00Z', '2024-07-14T12:00:00Z', 'week', 1],
  ['2024-07-14T12:00:00Z', '2024-07-20T12:00:00Z', 'week', 0],
  ['1969-12-27T12:00:00Z', '1969-12-28T12:00:00Z', 'week', 1],
  ['2024-07-13T23:00:00Z', '2024-07-14T01:00:00Z', 'day', 1],
  ['2024-07-13T23:59:00Z', '2024-07-14T00:01:00Z', 'hour', 1],
  ['2024-07-13T23:58:59.900Z', '2024-07-13T23:59:00.100Z', 'minute', 1],
  ['2024-07-13T23:58:59.100Z', '2024-07-13T23:58:59.900Z', 'second', 0],
  ['2024-07-13T23:58:59.100Z', '2024-07-13T23:58:59.900Z', 'millisecond', 800],
])('counts the boundaries from %s to %s in units of %s', (startDate, endDate, unit, expected) => {
  const difference = compute({ $dateDiff: { startDate: at(startDate), endDate: at(endDate), unit } });

  expect(Number(difference)).toBe(expected);
});

it('counts weeks from the day they are said to begin on', () => {
  const dates = { startDate: at('2024-07-14T12:00:00Z'), endDate: at('2024-07-15T12:00:00Z'), unit: 'week' };

  expect(Number(compute({ $dateDiff: dates }))).toBe(0);
  expect(Number(compute({ $dateDiff: { ...dates, startOfWeek: 'Mon' } }))).toBe(1);
});

it.each([
  [{ unit: 'year' }, '2024-01-01T00:00:00Z'],
  [{ unit: 'quarter' }, '2024-07-01T00:00:00Z'],
  [{ unit: 'month', binSize: 2 }, '2024-07-01T00:00:00Z'],
  [{ unit: 'week' }, '2024-08-11T00:00:00Z'],
  [{ unit: 'week', startOfWeek: 'monday' }, '2024-08-12T00:00:00Z'],
  [{ unit: 'day' }, '2024-08-17T00:00:00Z'],
  [{ unit: 'day', timezone: 'America/New_York' }, '2024-08-16T04:00:00Z'],
  [{ unit: 'hour', binSize: 6, timezone: '+0130' }, '2024-08-16T22:30:00Z'],
  [{ unit: 'minute', binSize: 15 }, '2024-08-17T02:45:00Z'],
])('cuts a date off at %j', (operands, expected) => {
  expect(compute({ $dateTrunc: { date: at('2024-08-17T02:59:59.999Z'), ...operands } })).toEqual(
    at(expected),
  );
});

it('cuts off dates before its reference in the same bins', () => {
  const date = at('1998-06-01T00:00:00Z');

  expect(compute({ $dateTrunc: { date, unit: 'year', binSize: 5 } })).toEqual(at('1995-01-01T00:00:00Z'));
});

// The examples of MongoDB's documentation, and parts that carry.
it.each([
  [{ year: 2017, month: 2, day: 8, hour: 12 }, '2017-02-08T12:00:00Z'],
  [{ isoWeekYear: 2017, isoWeek: 6, isoDayOfWeek: 3, hour: 12 }, '2017-02-08T12:00:00Z'],
  [
    { year: 2016, month: 12, day: 31, hour: 23, minute: 46, second: 12, timezone: 'America/New_York' },
    '2017-01-01T04:46:12Z',
  ],
  [{ year: 2017, month: 14, day: 1, hour: 12 }, '2018-02-01T12:00:00Z'],
  [{ year: 2017, month: 0, day: 1, hour: 12 }, '2016-12-01T12:00:00Z'],
  [{ year: 2023, month: 2, day: 30 }, '2023-03-02T00:00:00Z'],
])('makes a date of %j', (parts, expected) => {
  expect(compute({ $dateFromParts: parts })).toEqual(at(expected));
});

it.each([
  { $dateAdd: { startDate: '$at', unit: 'day', amount: 1, timezon: 'UTC' } },
  { $dateAdd: { startDate: '$at', unit: 'day' } },
  { $dateDiff: { startDate: '$at', endDate: '$at', unit: 'days' } },
  { $dateTrunc: { date: '$at', unit: 'day', binSize: 0 } },
  { $dateFromParts: { year: 2024, isoWeek: 1 } },
  { $dateFromString: { dateString: '2024-01-01' } },
  { $year: '$text' },
  { $year: { date: '$text' } },
  { $toDate: '5 January 2024' },
  { $convert: { input: '2024-01-05 10:00:00 PM', to: 'date', onError: 'never' } },
])('refuses %j', (expression) => {
  expect(() => compute(expression, { at: at('2024-01-01'), text: '2024-01-01' })).toThrow();
});

it('reads the dates of ISO 8601 in UTC, in any zone of the machine', () => {
  const read = (text: string) => compute({ $toDate: text });

  expect(read('2024-01-05')).toEqual(at('2024-01-05T00:00:00Z'));
  expect(read('2024-01-05T10:00:00')).toEqual(at('2024-01-05T10:00:00Z'));
  expect(read('2024-01-05 10:00')).toEqual(at('2024-01-05T10:00:00Z'));
  expect(read('2024-01-05T10:00:00.250+02:00')).toEqual(at('2024-01-05T08:00:00.250Z'));
  expect(compute({ $convert: { input: 'never', to: 'date', onError: 'none' } })).toBe('none');
});
