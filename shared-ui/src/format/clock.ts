import { dateFormat } from '@athenaeum/common/dates';
import { currentLocale } from '@athenaeum/messages';
import { timeText } from './time.messages';

/** Local date and time in `zone` at `at` (epoch ms), in the reader's language. */
export const clock = eachMinute((at, zone) => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallFormat(zone).formatToParts(at)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '', weekday = '' } = parts;
  const hours = Number(hour);
  const half = hours < 12 ? timeText.am : timeText.pm;
  const time = `${hours % 12 || 12}:${minute}`;
  return {
    zone,
    year: Number(year),
    monthNumber: Number(month),
    month: monthNames()[Number(month) - 1] ?? '',
    dayOfMonth: Number(day),
    weekday,
    date: `${year}-${month}-${day}`,
    minuteOfDay: hours * 60 + Number(minute),
    half,
    /** "10:00" */
    time,
    /** "10 AM", or "10:30 AM" */
    short: `${time.replace(':00', '')} ${half}`,
  };
});

/** "GMT" is what older browsers call UTC in general: an offset, as "GMT+1" is. */
const SHORT_NAME = /^(?!GMT)[A-Z]{2,4}$/;

/** "PT", "ET"; where the language has no short name, an offset such as "GMT+1". */
export const zoneName = eachMinute((at, zone) => {
  const generic = namedZone(at, zone, 'shortGeneric');
  return SHORT_NAME.test(generic) ? generic : namedZone(at, zone, 'short');
});

/** False for a name this device's time zone data does not have. */
export function isZone(zone: string) {
  try {
    wallFormat(zone);
    return true;
  } catch {
    return false;
  }
}

/** "Jan", "Feb", ...: asked for once a language, as a formatter of a zone tells the month by its number. */
function monthNames() {
  const locale = currentLocale();
  const names =
    months.get(locale) ??
    Array.from({ length: 12 }, (_, month) =>
      dateFormat({ timeZone: 'UTC', month: 'short' }).format(Date.UTC(2000, month)),
    );
  months.set(locale, names);
  return names;
}

const months = new Map<string, string[]>();

/** A page formats the same few instants many times. The cache works by minute, as nothing here shows seconds. */
function eachMinute<Value>(tell: (at: number, zone: string) => Value): typeof tell {
  const cache = new Map<string, Value>();
  return (at, zone) => {
    const key = `${currentLocale()} ${zone} ${Math.floor(at / 60_000)}`;
    const answer = cache.get(key) ?? tell(at, zone);
    if (cache.size > 999) cache.clear();
    cache.set(key, answer);
    return answer;
  };
}

function namedZone(at: number, zone: string, timeZoneName: 'short' | 'shortGeneric') {
  const parts = dateFormat({ timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function wallFormat(timeZone: string) {
  return dateFormat({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  });
}
