const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Starts in 12 min", "Starts in 2 h", "Starts in 3 days"; once begun "Live now". Epoch ms. */
export function startsIn(start: number, now: number): string {
  const left = start - now;
  if (left <= 0) return 'Live now';
  if (left < HOUR) return `Starts in ${Math.ceil(left / MINUTE)} min`;
  if (left < DAY) return `Starts in ${Math.floor(left / HOUR)} h`;
  const days = Math.floor(left / DAY);
  return `Starts in ${days} ${days === 1 ? 'day' : 'days'}`;
}
