import { standingText } from './standing.messages';
import { startsInText } from './startsIn.messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Starts in 12 min", "Starts in 2 h", "Starts in 3 days"; once begun "Live now". Epoch ms. */
export function startsIn(start: number, now: number): string {
  const left = start - now;
  if (left <= 0) return standingText.liveNow;
  if (left < HOUR_MS) return startsInText.minutes({ minutes: Math.ceil(left / MINUTE_MS) });
  if (left < DAY_MS) return startsInText.hours({ hours: Math.floor(left / HOUR_MS) });
  return startsInText.days({ count: Math.floor(left / DAY_MS) });
}
