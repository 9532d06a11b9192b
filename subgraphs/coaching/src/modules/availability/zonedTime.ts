const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A calendar date: `2026-03-08`. */
export type CalendarDay = string;

/**
 * The first instant of a day at which the local time of a zone is at least so many minutes after midnight, in epoch ms. In
 * a gap (summer time begins) it is the end of the gap; of a repeated time it is the earlier.
 */
export function momentAt(day: CalendarDay, minutes: number, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  const before = offsetAt(shown - DAY, zone);
  const after = offsetAt(shown + DAY, zone);
  const moments = [shown - before, shown - after].filter((at) => offsetAt(at, zone) === shown - at);
  return moments.length > 0 ? Math.min(...moments) : jumpBetween(shown - after, shown - before, zone);
}

/** The date in a zone. */
export const dayAt = (at: number, zone: string): CalendarDay =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);

export const dayAfter = (day: CalendarDay): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Offset of a zone from UTC, ms. */
export function offsetAt(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(at / MINUTE) * MINUTE;
}

/** When the offset changes, to the minute, by binary search. */
function jumpBetween(low: number, high: number, zone: string): number {
  const before = offsetAt(low, zone);
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
