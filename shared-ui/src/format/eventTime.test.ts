import { formatDay, formatEventTime } from './eventTime';

const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';
const at = (iso: string) => Date.parse(iso);
const now = at('2025-11-20T17:00:00Z');

it('shows a virtual event in PT and in the viewer’s own time', () => {
  const time = formatEventTime({ start: at('2025-11-25T18:00:00Z'), minutes: 60, viewerZone: NEW_YORK, now });

  expect(time.line).toBe('Tue, Nov 25 · 10 AM PT (1 PM ET)');
  expect(time.range).toBe('10:00 – 11:00 AM PT');
  expect(time.ownRange).toBe('1:00 – 2:00 PM ET, your time');
  expect(time.leaf).toEqual({ month: 'Nov', day: '25', weekday: 'Tue' });
});

it('shows one time where the viewer’s zone has the same', () => {
  const time = formatEventTime({
    start: at('2025-11-25T18:30:00Z'),
    minutes: 90,
    viewerZone: LOS_ANGELES,
    now,
  });

  expect(time.line).toBe('Tue, Nov 25 · 10:30 AM PT');
  expect(time.own).toBeNull();
  expect(time.ownRange).toBeNull();
  expect(time.range).toBe('10:30 AM – 12:00 PM PT');
});

it("puts the venue's zone first in person", () => {
  const dinner = { start: at('2025-11-27T00:00:00Z'), zone: NEW_YORK, inPerson: true, now };

  expect(formatEventTime({ ...dinner, viewerZone: NEW_YORK }).line).toBe('Wed, Nov 26 · 7 PM ET');
  expect(formatEventTime({ ...dinner, viewerZone: LOS_ANGELES }).line).toBe(
    'Wed, Nov 26 · 7 PM ET (4 PM PT)',
  );
});

it('keeps PT for a virtual event of another zone, and for an unknown zone', () => {
  const start = at('2025-11-25T18:00:00Z');

  expect(formatEventTime({ start, zone: NEW_YORK, viewerZone: LOS_ANGELES, now }).time).toBe('10 AM PT');
  expect(
    formatEventTime({ start, zone: 'Mars/Olympus', inPerson: true, viewerZone: LOS_ANGELES, now }).time,
  ).toBe('10 AM PT');
});

it('names the viewer’s day where it is another one', () => {
  const { line } = formatEventTime({ start: at('2025-11-25T18:00:00Z'), viewerZone: 'Asia/Tokyo', now });

  expect(line).toBe('Tue, Nov 25 · 10 AM PT (Wed 3 AM GMT+9)');
});

it('adds the year outside this one', () => {
  expect(formatDay(at('2024-03-05T20:00:00Z'), LOS_ANGELES, now)).toBe('Tue, Mar 5, 2024');
});

it.each([
  ['2025-11-20T23:00:00Z', 'Today'],
  ['2025-11-21T20:00:00Z', 'Tomorrow'],
  ['2025-11-22T20:00:00Z', 'Sat, Nov 22'],
])('calls %s %s', (start, expected) => {
  expect(formatEventTime({ start: at(start), viewerZone: LOS_ANGELES, now }).relativeDay).toBe(expected);
});

describe('when clocks go forward (March 9, 2025, 2 AM)', () => {
  it('keeps the wall time on both sides of the night', () => {
    const before = formatEventTime({ start: at('2025-03-08T18:00:00Z'), viewerZone: LOS_ANGELES, now });
    const after = formatEventTime({ start: at('2025-03-09T17:00:00Z'), viewerZone: LOS_ANGELES, now });

    expect([before.time, after.time]).toEqual(['10 AM PT', '10 AM PT']);
  });

  it('skips the hour that is not there', () => {
    const { range } = formatEventTime({
      start: at('2025-03-09T09:30:00Z'),
      minutes: 60,
      viewerZone: LOS_ANGELES,
      now,
    });

    expect(range).toBe('1:30 – 3:30 AM PT');
  });

  it('shows the viewer’s own time between the clock changes of two countries', () => {
    // America has changed, Europe has not: seven hours to London for three weeks, not eight.
    const { own } = formatEventTime({ start: at('2025-03-12T17:00:00Z'), viewerZone: 'Europe/London', now });

    expect(own).toBe('5 PM GMT');
  });

  it('calls the day after the short night Tomorrow', () => {
    const { relativeDay } = formatEventTime({
      start: at('2025-03-10T06:30:00Z'),
      viewerZone: LOS_ANGELES,
      now: at('2025-03-09T07:30:00Z'),
    });

    expect(relativeDay).toBe('Tomorrow');
  });
});

describe('when clocks go back (November 2, 2025, 2 AM)', () => {
  it('tells the two 1:30s apart from what follows by their instants', () => {
    const first = at('2025-11-02T08:30:00Z');
    const hour = 3_600_000;
    const times = [first, first + hour, first + 2 * hour].map(
      (start) => formatEventTime({ start, viewerZone: LOS_ANGELES, now }).time,
    );

    expect(times).toEqual(['1:30 AM PT', '1:30 AM PT', '2:30 AM PT']);
  });

  it('shows a viewer who has not changed yet another hour', () => {
    // Phoenix keeps one time all year: level with Los Angeles in summer, an hour ahead in winter.
    const summer = formatEventTime({ start: at('2025-11-01T17:00:00Z'), viewerZone: 'America/Phoenix', now });
    const winter = formatEventTime({ start: at('2025-11-03T18:00:00Z'), viewerZone: 'America/Phoenix', now });

    expect(summer.own).toBeNull();
    expect(winter.own).toBe('11 AM MST');
  });

  it('calls the day after the long day Tomorrow, and its own evening Today', () => {
    const morning = at('2025-11-02T07:30:00Z');
    const name = (start: string) =>
      formatEventTime({ start: at(start), viewerZone: LOS_ANGELES, now: morning }).relativeDay;

    expect(name('2025-11-03T07:30:00Z')).toBe('Today');
    expect(name('2025-11-03T08:30:00Z')).toBe('Tomorrow');
  });
});
