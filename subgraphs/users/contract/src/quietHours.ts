import { dayAfter, dayAt, isTimeZone, momentAt, wallClock } from '@athenaeum/common/zones';
import type { QuietHours } from './notification';

/** Of members whose zone is not known. */
const PLATFORM_ZONE = 'America/Los_Angeles';
const HOUR_MINUTES = 60;

/**
 * When quiet hours end that a moment is in, epoch ms.
 *
 * @param at epoch ms
 * @param zone a name of the time zone database; the platform's where it is not known
 * @returns null at any other time
 */
export function quietUntil(at: number, hours: QuietHours | null, zone: string | null): number | null {
  if (!hours) return null;
  const { from, until } = hours;
  const known = zone && isTimeZone(zone) ? zone : PLATFORM_ZONE;
  const { hour } = wallClock(at, known);
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return null;
  const today = dayAt(at, known);
  return momentAt(hour < until ? today : dayAfter(today), until * HOUR_MINUTES, known);
}
