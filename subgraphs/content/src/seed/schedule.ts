import { dayAt, momentAt, weekdayOf } from '@athenaeum/common/zones';

const DAY = 24 * 60 * 60_000;

export const PACIFIC = 'America/Los_Angeles';
export const EASTERN = 'America/New_York';

/** `hour` o'clock in `zone`, `days` days from now. */
export const clockTime = (now: number, days: number, hour: number, zone = PACIFIC): number =>
  momentAt(dayAt(now + days * DAY, zone), Math.round(hour * 60), zone);

/** As `clockTime`, on the following Monday when the day would be at a weekend. */
export function workdayTime(now: number, days: number, hour: number, zone = PACIFIC): number {
  const weekday = weekdayOf(dayAt(now + days * DAY, zone));
  return clockTime(now, days + (weekday > 5 ? 8 - weekday : 0), hour, zone);
}
