import { standingText } from './standing.messages';
import { startsInText } from './startsIn.messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Starts in 12 min", "Starts in 2 h", "Starts in 3 days"; once begun "Live now". Epoch ms. */
export function startsIn(start: number, now: number): string {
  const left = start - now;
  if (left <= 0) return standingText.liveNow;
  if (left < HOUR) return startsInText.minutes({ minutes: Math.ceil(left / MINUTE) });
  if (left < DAY) return startsInText.hours({ hours: Math.floor(left / HOUR) });
  return startsInText.days({ count: Math.floor(left / DAY) });
}
