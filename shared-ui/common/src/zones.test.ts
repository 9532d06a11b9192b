import {
  changeBetween,
  dayAfter,
  dayAt,
  fromLocalTime,
  instantsOf,
  isoInZone,
  isTimeZone,
  momentAt,
  offsetAt,
  toLocalTime,
  wallClock,
  weekdayOf,
} from './zones';

const LA = 'America/Los_Angeles';
const HOUR_MS = 3_600_000;

it('reads the clock of a zone, to the second', () => {
  expect(wallClock(Date.UTC(2026, 6, 1, 0, 30, 15), LA)).toEqual({
    year: 2026,
    month: 6,
    day: 30,
    hour: 17,
    minute: 30,
    second: 15,
  });
});

it.each([
  ['UTC', Date.UTC(2026, 0, 1), 0],
  [LA, Date.UTC(2026, 0, 1), -8 * HOUR_MS],
  [LA, Date.UTC(2026, 6, 1), -7 * HOUR_MS],
  ['Asia/Kolkata', Date.UTC(2026, 0, 1, 0, 0, 0, 999), 5.5 * HOUR_MS],
  ['Europe/London', -1, HOUR_MS],
  ['America/New_York', Date.UTC(1880, 0, 1), -(4 * HOUR_MS + 56 * 60_000 + 2000)],
])('%s is at %i ahead of UTC by %i ms', (zone, at, offset) => {
  expect(offsetAt(at, zone)).toBe(offset);
});

it('finds both moments of a time that comes twice, and none of one that does not come', () => {
  const first = Date.UTC(2026, 10, 1, 8, 30);

  expect(instantsOf(Date.UTC(2026, 10, 1, 1, 30), LA)).toEqual([first, first + HOUR_MS]);
  expect(instantsOf(Date.UTC(2026, 2, 8, 2, 30), LA)).toEqual([]);
  expect(instantsOf(Date.UTC(2026, 2, 8, 3), LA)).toEqual([Date.UTC(2026, 2, 8, 10)]);
});

it('finds the first moment of a day from a time on: the end of a gap, the earlier of two', () => {
  expect(momentAt('2026-07-01', 9 * 60, LA)).toBe(Date.UTC(2026, 6, 1, 16));
  expect(momentAt('2026-03-08', 2 * 60 + 30, LA)).toBe(Date.UTC(2026, 2, 8, 10));
  expect(momentAt('2026-11-01', 60 + 30, LA)).toBe(Date.UTC(2026, 10, 1, 8, 30));
  expect(momentAt('2026-07-01', 24 * 60, LA)).toBe(momentAt('2026-07-02', 0, LA));
});

it('finds the minute at which clocks change', () => {
  const day = (date: number) => Date.UTC(2026, 2, date, 0, 0, 30);

  expect(changeBetween(day(8), day(9), LA)).toBe(Date.UTC(2026, 2, 8, 10));
});

it('names days by a zone’s clock, and counts them by the calendar', () => {
  expect(dayAt(Date.UTC(2026, 0, 1, 7, 59), LA)).toBe('2025-12-31');
  expect([dayAfter('2026-02-28'), dayAfter('2026-12-31')]).toEqual(['2026-03-01', '2027-01-01']);
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
});

it('writes local times on either side of a daylight-saving change with their offset', () => {
  const noon = (month: number) => Date.UTC(2026, month, 8, 12);

  expect(isoInZone(noon(0), 'Europe/London')).toBe('2026-01-08T12:00:00+00:00');
  expect(isoInZone(noon(6), 'Europe/London')).toBe('2026-07-08T13:00:00+01:00');
  expect(isoInZone(noon(6), 'Asia/Kolkata')).toBe('2026-07-08T17:30:00+05:30');
  expect(isoInZone(noon(6), 'America/St_Johns')).toBe('2026-07-08T09:30:00-02:30');
});

it.each([
  ['in winter', '2026-12-03T10:00', LA, Date.UTC(2026, 11, 3, 18)],
  ['in summer', '2026-07-03T10:00', LA, Date.UTC(2026, 6, 3, 17)],
  ['just after the clocks went forward', '2026-03-08T03:00', LA, Date.UTC(2026, 2, 8, 10)],
  ['half an hour off', '2026-12-03T10:00', 'Asia/Kolkata', Date.UTC(2026, 11, 3, 4, 30)],
])('reads a time %s, and writes it again', (_when, text, zone, at) => {
  expect(fromLocalTime(text, zone)).toBe(at);
  expect(toLocalTime(at, zone)).toBe(text);
});

it('takes the first of a time that comes twice', () => {
  expect(fromLocalTime('2026-11-01T01:30', LA)).toBe(Date.UTC(2026, 10, 1, 8, 30));
});

it.each(['', '2026-03-08T02:30', '2026-13-01T10:00', 'tomorrow'])('knows %j for no time', (text) => {
  expect(fromLocalTime(text, LA)).toBeNaN();
});

it('writes nothing for what has no time', () => {
  expect([toLocalTime(null, LA), toLocalTime(undefined, LA)]).toEqual(['', '']);
});

it('knows the zones of the device’s data', () => {
  expect(['Europe/London', 'UTC', 'Mars/Olympus_Mons', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
