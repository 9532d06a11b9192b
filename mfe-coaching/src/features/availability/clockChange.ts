import { changeBetween, offsetAt } from '@athenaeum/common/zones';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Every zone that changes its clocks does so twice a year. */
const MAX_DAYS_AHEAD = 200;

/** When clocks in `zone` change next, and by how many minutes; null where they do not. */
export function nextClockChange(zone: string, now: number): { at: number; minutes: number } | null {
  const before = offsetAt(now, zone);
  for (let day = 1; day <= MAX_DAYS_AHEAD; day += 1) {
    const [low, high] = [now + (day - 1) * DAY_MS, now + day * DAY_MS];
    const after = offsetAt(high, zone);
    if (after !== before)
      return { at: changeBetween(low, high, zone), minutes: (after - before) / MINUTE_MS };
  }
  return null;
}
