import { currentLocale } from '@athenaeum/messages';
import { formatTime } from '@athenaeum/shared-ui';
import { hoursText } from './availability.messages';

/** The end of a day. */
export const MIDNIGHT = '24:00';

/** Every quarter of an hour of a day, as `HH:mm`. */
export const QUARTERS: readonly string[] = Array.from({ length: 96 }, (_, index) => clockAt(index * 15));

/** Minutes after midnight as `HH:mm`. */
export function clockAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

// Cached: every row of hours offers every quarter.
const known = new Map<string, string>();

/** `13:30` as "1:30 PM". */
export function formatClock(clock: string): string {
  if (clock === MIDNIGHT) return hoursText.midnight;
  const key = `${currentLocale()} ${clock}`;
  const words = known.get(key) ?? formatTime(Date.parse(`1970-01-01T${clock}:00Z`), 'UTC');
  known.set(key, words);
  return words;
}
