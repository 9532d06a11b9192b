import type { OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp } from '../opportunity/opportunity.policy';

const DAY = 86_400_000;
const MAX_WEEKS = 6;

type Shown = Pick<OpportunityRow, 'published_at' | 'expires_at' | 'closed_at'>;
interface Day {
  /** "2026-11-25" */
  day: string;
  count: number;
}

/**
 * Views by week, for the last six weeks that a posting was on the board: weeks begin on Monday (UTC), as the counted days are.
 * Weeks without a view are among them.
 */
export function weeksOf(posting: Shown, days: readonly Day[], now: number): { day: string; views: number }[] {
  const { published_at, expires_at, closed_at } = posting;
  if (!isTimestamp(published_at) || published_at > now) return [];
  const last = mondayOf(Math.min(now, ...[expires_at, closed_at].filter(isTimestamp)));
  const first = Math.max(mondayOf(published_at), last - (MAX_WEEKS - 1) * 7 * DAY);
  const weeks = Array.from({ length: (last - first) / (7 * DAY) + 1 }, (_, place) => first + place * 7 * DAY);
  return weeks.map((monday) => {
    const [from, to] = [dayOf(monday), dayOf(monday + 7 * DAY)];
    const within = days.filter(({ day }) => day >= from && day < to);
    return { day: from, views: within.reduce((all, { count }) => all + count, 0) };
  });
}

/** The start (UTC) of the week's Monday, epoch ms. */
function mondayOf(at: number): number {
  const day = Math.floor(at / DAY) * DAY;
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
