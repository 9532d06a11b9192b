const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const PACIFIC = 'America/Los_Angeles';
export const EASTERN = 'America/New_York';

/** `hour` o'clock in `zone`, `days` days from now: right on both sides of a change of summer time. */
export function clockTime(now: number, days: number, hour: number, zone = PACIFIC): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now + days * DAY);
  const wanted = Date.parse(`${day}T00:00:00Z`) + Math.round(hour * 60) * MINUTE;
  // Twice, because the first guess may be on the other side of the change.
  const guess = wanted - offset(wanted, zone);
  return wanted - offset(guess, zone);
}

/** As `clockTime`, on the following Monday when the day would be at a weekend. */
export function workdayTime(now: number, days: number, hour: number, zone = PACIFIC): number {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(
    now + days * DAY,
  );
  return clockTime(now, days + ({ Sat: 2, Sun: 1 }[weekday] ?? 0), hour, zone);
}

/** Offset of a zone from UTC at an instant, ms. */
function offset(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant / MINUTE) * MINUTE;
}
