import { wallClock } from './wallClock';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Every zone that changes its clocks does so twice a year. */
const MAX_DAYS_AHEAD = 200;

/** When clocks in `zone` change next, and by how many minutes; null where they do not. */
export function nextClockChange(zone: string, now: number): { at: number; minutes: number } | null {
  const before = offset(now, zone);
  for (let day = 1; day <= MAX_DAYS_AHEAD; day += 1) {
    const after = offset(now + day * DAY_MS, zone);
    if (after !== before)
      return { at: momentOf(now + (day - 1) * DAY_MS, now + day * DAY_MS, zone), minutes: after - before };
  }
  return null;
}

/** The minute at which the offset changes, between two instants. */
function momentOf(low: number, high: number, zone: string): number {
  const before = offset(low, zone);
  let [from, to] = [Math.floor(low / MINUTE_MS), Math.ceil(high / MINUTE_MS)];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (offset(middle * MINUTE_MS, zone) === before) from = middle;
    else to = middle;
  }
  return to * MINUTE_MS;
}

/** Minutes that the clock in `zone` is ahead of UTC. */
function offset(at: number, zone: string): number {
  const { date, minute } = wallClock(at, zone);
  return Date.parse(`${date}T00:00:00Z`) / MINUTE_MS + minute - Math.floor(at / MINUTE_MS);
}
