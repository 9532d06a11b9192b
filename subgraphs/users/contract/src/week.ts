import { dayAfter, dayAt, isTimeZone, momentAt, weekdayOf } from '@athenaeum/common/zones';

/** Of members whose zone is not known. */
const PLATFORM_ZONE = 'America/Los_Angeles';
const HOUR_MINUTES = 60;
/** By the member's clock. */
const LETTER_HOUR = 7;
/** A letter that is late by more than the morning is not sent: its week is under way. */
const LAST_HOUR = 12;
const MONDAY = 1;

/** A member's week, from the Monday's seven in the morning to the next Monday's midnight, epoch ms. */
export interface Week {
  from: number;
  until: number;
}

/**
 * The week whose letter is due at a moment: on a Monday from seven to noon by the clock of a zone.
 *
 * @param at epoch ms
 * @param zone a name of the time zone database; the platform's where it is not known
 * @returns null at any other time
 */
export function weekDueAt(at: number, zone: string | null | undefined): Week | null {
  const known = zone && isTimeZone(zone) ? zone : PLATFORM_ZONE;
  const day = dayAt(at, known);
  if (weekdayOf(day) !== MONDAY) return null;
  const from = momentAt(day, LETTER_HOUR * HOUR_MINUTES, known);
  if (at < from || at >= momentAt(day, LAST_HOUR * HOUR_MINUTES, known)) return null;
  let nextMonday = dayAfter(day);
  while (weekdayOf(nextMonday) !== MONDAY) nextMonday = dayAfter(nextMonday);
  return { from, until: momentAt(nextMonday, 0, known) };
}

/** The Monday of a week, `2026-11-30`, by the clock of a zone. */
export const mondayOf = ({ from }: Week, zone: string | null | undefined): string =>
  dayAt(from, zone && isTimeZone(zone) ? zone : PLATFORM_ZONE);
