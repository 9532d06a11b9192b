import { DeliveryProblem } from './deliveryProblem';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;
const LONGEST_WISH = 60 * MINUTE;

/** A receiver that is away is tried for about a day; a mistake of ours is not cured by time, only by a new version. */
const MOST_ATTEMPTS = { away: 100, broken: 8 } as const;

/** How long to wait before the next attempt, in ms; null when there shall be none. */
export function pauseBefore(
  attempts: number,
  error: unknown,
  random: () => number = Math.random,
): number | null {
  const kind = error instanceof DeliveryProblem ? error.kind : 'broken';
  if (kind === 'refused' || attempts >= MOST_ATTEMPTS[kind]) return null;
  const wish = error instanceof DeliveryProblem ? Math.min(error.retryAfter, LONGEST_WISH) : 0;
  return Math.max(wish, backoff(attempts, random));
}

/** Doubles up to a quarter of an hour; half of it is chance, so that a thousand messages do not come back at once. */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(full / 2 + (full / 2) * random());
}
