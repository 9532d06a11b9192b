import type { SalonRow } from '../salon/salon.model';
import { movesUp } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import { inLine } from './waitlist';

/** A hold whose time is over. Reads answer as if it had been released; the next write about a seat, or the job, releases it. */
export const lapsed = (now: number) => ({ status: 'PENDING' as const, held_until: { $gt: 0, $lte: now } });

export const isLapsed = (
  { status, held_until }: Pick<RSVPRow, 'status' | 'held_until'>,
  now: number,
): boolean => status === 'PENDING' && Boolean(held_until) && held_until! <= now;

export const stillHeld = (now: number) => ({ status: 'PENDING' as const, held_until: { $gt: now } });

/** A full salon with the seats that nobody takes once lapsed holds are released: the waitlist comes first. */
export async function withLapsedSeatsFree(salon: SalonRow, now = Date.now()): Promise<SalonRow> {
  const released = await RSVP.countDocuments({ salon_id: salon._id, ...lapsed(now) });
  if (released === 0) return salon;
  const waiting = movesUp(salon, now) ? await RSVP.countDocuments({ salon_id: salon._id, ...inLine }) : 0;
  return { ...salon, seats_free: Math.max(0, released - waiting) };
}
