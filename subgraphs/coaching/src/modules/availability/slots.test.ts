import { isOffered, slotsOf, type Availability } from './slots';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOS_ANGELES = 'America/Los_Angeles';

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const availability = (given: Partial<Availability>): Availability => ({
  timezone: LOS_ANGELES,
  hours: [],
  exceptions: [],
  durations: [30, 60, 90],
  notice_hours: 0,
  horizon_days: 60,
  ...given,
});

/** The free times of one day of the coach's calendar, in a member's zone. */
function shownTo(member: string, given: Partial<Availability>, day: string, duration = 60): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const coach = availability(given);
  const onThatDay = new Intl.DateTimeFormat('en-CA', { timeZone: coach.timezone, dateStyle: 'short' });
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: member,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return slotsOf(coach, {
    within: { start: noon - 2 * DAY, end: noon + 2 * DAY },
    busy: [],
    now: noon - 10 * DAY,
  })
    .filter(({ start, durations }) => onThatDay.format(start) === day && durations.includes(duration))
    .map(({ start }) => clock.format(start));
}

describe('on the day summer time begins', () => {
  it('hours across the gap are an hour shorter, and no time is offered that does not exist', () => {
    // Los Angeles goes from 02:00 to 03:00 on 8 March 2026.
    const night = { hours: everyDay('01:00', '04:00') };

    expect(shownTo(LOS_ANGELES, night, '2026-03-07')).toHaveLength(5);
    expect(shownTo(LOS_ANGELES, night, '2026-03-08')).toEqual([
      '03-08, 01:00 PST',
      '03-08, 01:30 PST',
      '03-08, 03:00 PDT',
    ]);
  });

  it('hours within the gap are none', () => {
    expect(shownTo(LOS_ANGELES, { hours: everyDay('02:00', '03:00') }, '2026-03-08', 30)).toEqual([]);
  });

  it('hours that begin in the gap begin at its end', () => {
    expect(shownTo(LOS_ANGELES, { hours: everyDay('02:30', '04:00') }, '2026-03-08', 30)).toEqual([
      '03-08, 03:00 PDT',
      '03-08, 03:30 PDT',
    ]);
  });

  it('the coach’s morning stays the same, and is an hour earlier for a member whose clocks have not changed yet', () => {
    const morning = { hours: everyDay('09:00', '10:00') };

    // London changes three weeks after Los Angeles.
    expect(shownTo('Europe/London', morning, '2026-03-07')).toEqual(['03-07, 17:00 GMT']);
    expect(shownTo('Europe/London', morning, '2026-03-08')).toEqual(['03-08, 16:00 GMT']);
    expect(shownTo('Europe/London', morning, '2026-03-29')).toEqual(['03-29, 17:00 GMT+1']);
  });

  it('a day that begins in the gap begins at its end', () => {
    // Clocks in Santiago go from 00:00 to 01:00 on 6 September 2026.
    const night = { timezone: 'America/Santiago', hours: everyDay('00:00', '02:00') };

    expect(shownTo('UTC', night, '2026-09-06')).toEqual(['09-06, 04:00 UTC']);
  });
});

describe('on the day summer time ends', () => {
  it('hours across the repeated hour are an hour longer, each moment offered once', () => {
    // Los Angeles goes from 02:00 back to 01:00 on 1 November 2026.
    const slots = shownTo(LOS_ANGELES, { hours: everyDay('00:30', '03:00') }, '2026-11-01');

    expect(slots).toEqual([
      '11-01, 00:30 PDT',
      '11-01, 01:00 PDT',
      '11-01, 01:30 PDT',
      '11-01, 01:00 PST',
      '11-01, 01:30 PST',
      '11-01, 02:00 PST',
    ]);
  });

  it('hours that end in the repeated hour end the first time', () => {
    expect(shownTo('UTC', { hours: everyDay('00:30', '01:30') }, '2026-11-01')).toEqual(['11-01, 07:30 UTC']);
  });

  it('the coach’s morning stays the same for a member whose clocks went back a week before', () => {
    const morning = { hours: everyDay('09:00', '10:00') };

    expect(shownTo('Europe/Berlin', morning, '2026-10-24')).toEqual(['10-24, 18:00 GMT+2']);
    expect(shownTo('Europe/Berlin', morning, '2026-10-25')).toEqual(['10-25, 17:00 GMT+1']);
    expect(shownTo('Europe/Berlin', morning, '2026-11-01')).toEqual(['11-01, 18:00 GMT+1']);
  });
});

describe('zones apart', () => {
  it('half hours and quarters of Kolkata and Kathmandu', () => {
    const morning = { timezone: 'Asia/Kolkata', hours: everyDay('09:00', '10:00') };

    expect(shownTo('America/New_York', morning, '2026-12-08')).toEqual(['12-07, 22:30 EST']);
    // By the version of Node.
    const inKathmandu = expect.stringMatching(/^12-08, 09:15 (GMT\+5:45|NPT)$/) as string;
    expect(shownTo('Asia/Kathmandu', morning, '2026-12-08')).toEqual([inKathmandu]);
  });

  it('half an hour of daylight saving on Lord Howe Island', () => {
    // From 02:00 back to 01:30 on 5 April 2026.
    const night = { timezone: 'Australia/Lord_Howe', hours: everyDay('01:00', '03:00') };

    expect(shownTo('UTC', night, '2026-04-04', 30)).toHaveLength(4);
    expect(shownTo('UTC', night, '2026-04-05', 30)).toHaveLength(5);
  });

  it('the two sides of the date line', () => {
    const morning = { timezone: 'Pacific/Kiritimati', hours: [{ weekday: 1, from: '08:00', to: '09:00' }] };

    expect(shownTo('Pacific/Pago_Pago', morning, '2026-12-07')).toEqual(['12-06, 07:00 GMT-11']);
  });
});

describe('a week with exceptions', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '10:30' }));
  const coach = {
    hours: weekdays,
    exceptions: [
      { date: '2026-12-08', closed: true, hours: [] },
      { date: '2026-12-09', closed: true, hours: [{ from: '14:00', to: '15:00' }] },
      { date: '2026-12-10', closed: false, hours: [{ from: '10:30', to: '11:00' }] },
      { date: '2026-12-12', closed: false, hours: [{ from: '23:00', to: '24:00' }] },
    ],
  };

  it.each([
    ['an ordinary day', '2026-12-07', ['09:00', '09:30']],
    ['a closed day', '2026-12-08', []],
    ['a day with other hours', '2026-12-09', ['14:00']],
    ['a day with more hours, as one stretch', '2026-12-10', ['09:00', '09:30', '10:00']],
    ['a Saturday, until midnight', '2026-12-12', ['23:00']],
    ['a Sunday', '2026-12-13', []],
  ])('%s', (_day, day, times) => {
    expect(shownTo(LOS_ANGELES, coach, day).map((shown) => shown.slice(7, 12))).toEqual(times);
  });

  it('continues past midnight where hours do', () => {
    const late = { hours: [...everyDay('23:00', '24:00'), ...everyDay('00:00', '00:30')] };

    expect(shownTo('UTC', { ...late, timezone: 'UTC' }, '2026-12-07', 90)).toEqual(['12-07, 23:00 UTC']);
  });
});

describe('what can be booked', () => {
  const coach = availability({
    timezone: 'UTC',
    hours: everyDay('09:00', '11:00'),
    notice_hours: 24,
    horizon_days: 7,
  });
  const at = (text: string) => Date.parse(`${text}:00Z`);
  const now = at('2026-12-07T09:30');
  const starts = (busy: { start: number; end: number }[] = []) =>
    slotsOf(coach, { within: { start: now - DAY, end: now + 30 * DAY }, busy, now });

  it('respects notice and horizon', () => {
    const free = starts();

    expect(free[0]!.start).toBe(at('2026-12-08T09:30'));
    expect(free.at(-1)!.start).toBe(at('2026-12-14T09:30'));
  });

  it('leaves out taken times, and those that would overlap with one', () => {
    const busy = [{ start: at('2026-12-09T10:00'), end: at('2026-12-09T10:30') }];

    expect(
      starts(busy).filter(({ start }) => start > at('2026-12-09T00:00') && start < at('2026-12-10T00:00')),
    ).toEqual([
      { start: at('2026-12-09T09:00'), durations: [30, 60] },
      { start: at('2026-12-09T09:30'), durations: [30] },
      { start: at('2026-12-09T10:30'), durations: [30] },
    ]);
  });

  it.each([
    ['an offered time', '2026-12-09T09:30', 60, true],
    ['one that would end after the coach’s hours', '2026-12-09T10:00', 90, false],
    ['one between two', '2026-12-09T09:10', 30, false],
    ['one before the coach’s hours', '2026-12-09T08:30', 30, false],
    ['one without notice', '2026-12-07T10:00', 30, false],
    ['a duration that is not offered', '2026-12-09T09:00', 45, false],
  ])('offers %s or not', (_what, start, duration, offered) => {
    expect(isOffered(coach, at(start), duration, now)).toBe(offered);
  });
});
