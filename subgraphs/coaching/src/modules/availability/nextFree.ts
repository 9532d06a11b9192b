import type { CoachRow } from '../coach/coach.model';
import { endOf, Session, type SessionRow } from '../session/session.model';
import { availabilityOf } from './availability.service';
import { bookable, slotsOf, type Availability, type Span } from './slots';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** Longer than any session. */
const MAX_SESSION_MS = 12 * HOUR;

/**
 * The next free time of each of several coaches, epoch ms: null when none within the horizon, or booked externally. One
 * query for all of them.
 */
export async function nextFreeOf(coaches: readonly CoachRow[], now = Date.now()): Promise<(number | null)[]> {
  const latest = Math.max(now, ...coaches.map((coach) => bookable(availabilityOf(coach), now).latest));
  const live = await Session.find({
    coach_id: { $in: coaches.map(({ _id }) => _id) },
    status: 'Scheduled',
    session_date: { $gte: now - MAX_SESSION_MS, $lt: latest + MAX_SESSION_MS },
  })
    .select('coach_id session_date duration')
    .lean<Pick<SessionRow, 'coach_id' | 'session_date' | 'duration'>[]>();
  return coaches.map((coach) => {
    const busy = live
      .filter(({ coach_id }) => coach_id === coach._id)
      .map((session) => ({ start: session.session_date, end: endOf(session) }));
    return firstFree(availabilityOf(coach), busy, now);
  });
}

/** Searched week by week: most have a free time in the first one, and computing a whole horizon is slow. */
export function firstFree(availability: Availability, busy: readonly Span[], now: number): number | null {
  const { hours, exceptions } = availability;
  if (hours.length === 0 && exceptions.length === 0) return null;
  const { earliest, latest } = bookable(availability, now);
  for (let start = earliest; start <= latest; start += WEEK) {
    const within = { start, end: Math.min(start + WEEK, latest + 1) };
    const [first] = slotsOf(availability, { within, busy, now });
    if (first) return first.start;
  }
  return null;
}
