import { currentLocale } from '@athenaeum/messages';
import { bellText } from './bell.messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 min. ago", "3 hr. ago"; from a day on the date, "Nov 26". */
export function whenTold(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return bellText.now;
  const ago = new Intl.RelativeTimeFormat(currentLocale(), { style: 'short' });
  if (age < HOUR) return ago.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago.format(-Math.floor(age / HOUR), 'hour');
  return new Intl.DateTimeFormat(currentLocale(), { month: 'short', day: 'numeric' }).format(at);
}
