/** Days, weeks and months of a date read in UTC; a local time is one whose fields are those clocks show. */

export const DAY = 86_400_000;

/** Milliseconds of a day that may lie beyond its month or year. Months count from 0. */
export function timeOf(year: number, month = 0, day = 1): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

export const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - timeOf(date.getUTCFullYear())) / DAY) + 1;

/** From 1 on Sundays. */
export const dayOfWeek = (date: Date): number => date.getUTCDay() + 1;

/** From 1 on Mondays. */
export const isoDayOfWeek = (date: Date): number => date.getUTCDay() || 7;

/** Weeks begin on Sundays; the days before the first Sunday are in week 0. */
export const week = (date: Date): number => Math.floor((dayOfYear(date) - dayOfWeek(date) + 7) / 7);

export const isoWeek = (date: Date): number => Math.floor((dayOfYear(thursdayOf(date)) - 1) / 7) + 1;

export const isoWeekYear = (date: Date): number => thursdayOf(date).getUTCFullYear();

/** A week belongs to the year of its Thursday. */
const thursdayOf = (date: Date): Date => new Date(date.getTime() + (4 - isoDayOfWeek(date)) * DAY);

/** The Monday of the first week of a year, by ISO 8601. */
export function isoYearStart(year: number): number {
  const fourth = timeOf(year, 0, 4);
  return fourth - (isoDayOfWeek(new Date(fourth)) - 1) * DAY;
}
