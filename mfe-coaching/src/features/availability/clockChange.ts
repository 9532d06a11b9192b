import { wallClock } from './wallClock';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Every zone that changes its clocks does so twice a year. */
const AHEAD = 200;

/** When clocks in `zone` change next, and by how many minutes; null where they do not. */
export function nextClockChange(zone: string, now: number): { at: number; minutes: number } | null {
  const before = offset(now, zone);
  for (let day = 1; day <= AHEAD; day += 1) {
    const after = offset(now + day * DAY, zone);
    if (after !== before)
      return { at: momentOf(now + (day - 1) * DAY, now + day * DAY, zone), minutes: after - before };
  }
  return null;
}

/** The minute between two moments from which on the offset is the later one's. */
function momentOf(low: number, high: number, zone: string): number {
  const before = offset(low, zone);
  let [from, to] = [Math.floor(low / MINUTE), Math.ceil(high / MINUTE)];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (offset(middle * MINUTE, zone) === before) from = middle;
    else to = middle;
  }
  return to * MINUTE;
}

/** Minutes that the clock in `zone` is ahead of UTC. */
function offset(at: number, zone: string): number {
  const { date, minute } = wallClock(at, zone);
  return Date.parse(`${date}T00:00:00Z`) / MINUTE + minute - Math.floor(at / MINUTE);
}
