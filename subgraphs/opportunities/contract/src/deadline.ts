const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The platform's time zone, in which the days of a posting are meant. */
const ZONE = 'America/Los_Angeles';
/** Offset of that zone behind UTC, in hours: in summer, in winter. */
const OFFSETS = [7, 8] as const;

/**
 * The last moment of a deadline's day in the platform's time zone, epoch ms.
 *
 * @param day as a date field has it: "2026-12-17"
 */
export function deadlineEnd(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY;
  const summer = midnight + OFFSETS[0] * HOUR;
  return (dayAt(summer) === day ? midnight + OFFSETS[1] * HOUR : summer) - 1;
}

/** Today in the platform's time zone, as a date field has it. Epoch ms. */
export const dayAt = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(at);
