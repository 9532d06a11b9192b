const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A calendar date: `2026-03-08`. */
export type CalendarDay = string;

/** What a clock shows. */
export interface WallClock {
  year: number;
  /** 1 January to 12 December. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * What a zone's clock shows at a moment.
 *
 * @param at epoch ms
 * @param zone a name of the time zone database, such as `America/New_York`
 * @throws RangeError where there is no such zone
 */
export function wallClock(at: number, zone: string): WallClock {
  const clock: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) clock[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = clock;
  return { year, month, day, hour, minute, second };
}

/** How far ahead of UTC a zone's clock is at a moment, ms. */
export function offsetAt(at: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / SECOND_MS) * SECOND_MS;
}

/**
 * The moments at which a zone's clock shows a time, earliest first: two where clocks go back over it, none where they go
 * forward past it.
 *
 * @param shown the time as if it were UTC's, epoch ms
 */
export function instantsOf(shown: number, zone: string): number[] {
  // What the clock is off by before and after any change of that day.
  const moments = [shown - offsetAt(shown - DAY_MS, zone), shown - offsetAt(shown + DAY_MS, zone)];
  return [...new Set(moments)].filter((at) => at + offsetAt(at, zone) === shown).sort((a, b) => a - b);
}

/**
 * The first moment of a day at which a zone's clock is at least so many minutes after midnight, epoch ms. In a gap (summer
 * time begins) it is the end of the gap; of a repeated time it is the earlier.
 */
export function momentAt(day: CalendarDay, minutes: number, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const [first] = instantsOf(shown, zone);
  if (first !== undefined) return first;
  return changeBetween(shown - offsetAt(shown + DAY_MS, zone), shown - offsetAt(shown - DAY_MS, zone), zone);
}

/**
 * The minute at which a zone's offset changes, epoch ms.
 *
 * @param low before the change, epoch ms
 * @param high after it, with no other change between
 */
export function changeBetween(low: number, high: number, zone: string): number {
  const before = offsetAt(low, zone);
  let [from, to] = [Math.floor(low / MINUTE_MS), Math.ceil(high / MINUTE_MS)];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (offsetAt(middle * MINUTE_MS, zone) === before) from = middle;
    else to = middle;
  }
  return to * MINUTE_MS;
}

/** The date in a zone. */
export const dayAt = (at: number, zone: string): CalendarDay => shownAt(at, zone).slice(0, 10);

export const dayAfter = (day: CalendarDay): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** `2026-12-03T10:00`, as a field for date and time has it, by the clock of a zone; empty for no moment. */
export const toLocalTime = (at: number | null | undefined, zone: string): string =>
  typeof at === 'number' ? shownAt(at, zone).slice(0, 16) : '';

/**
 * The other way round, epoch ms; NaN for what is no time there, such as half past two when the clocks go forward. Of a
 * time that comes twice, the first is meant.
 */
export function fromLocalTime(text: string, zone: string): number {
  const [, time] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(text) ?? [];
  const shown = Date.parse(`${time}Z`);
  return Number.isNaN(shown) ? NaN : (instantsOf(shown, zone)[0] ?? NaN);
}

/** `2025-11-25T10:00:00-08:00`: local time in the zone with its UTC offset. */
export function isoInZone(at: number, zone: string): string {
  const minutes = Math.round(offsetAt(at, zone) / MINUTE_MS);
  const part = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${shownAt(at, zone)}${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** Whether the device's time zone data has a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const shownAt = (at: number, zone: string) =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

// Making a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}
