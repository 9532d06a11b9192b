import { backoff } from '@athenaeum/common/waiting';
import { DeliveryProblem } from './deliveryProblem';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FIRST_BACKOFF_MS = 5 * SECOND;
const MAX_BACKOFF_MS = 15 * MINUTE;
const MAX_RETRY_AFTER_MS = 60 * MINUTE;

/** A receiver that is unavailable is tried for about a day; a bug of ours is fixed by a new version, not by time. */
const MAX_ATTEMPTS = { away: 100, broken: 8 } as const;

/** How long to wait before the next attempt, ms; null when there is none. */
export function retryDelay(
  attempts: number,
  error: unknown,
  random: () => number = Math.random,
): number | null {
  const kind = error instanceof DeliveryProblem ? error.kind : 'broken';
  if (kind === 'refused' || attempts >= MAX_ATTEMPTS[kind]) return null;
  const retryAfter = error instanceof DeliveryProblem ? Math.min(error.retryAfter, MAX_RETRY_AFTER_MS) : 0;
  return Math.max(retryAfter, withJitter(attempts, random));
}

/** Exponential backoff up to a quarter of an hour, half of it jitter, so that messages are not all retried at once. */
export function withJitter(attempts: number, random: () => number = Math.random): number {
  const full = backoff(attempts, { first: FIRST_BACKOFF_MS, max: MAX_BACKOFF_MS });
  return Math.round(full / 2 + (full / 2) * random());
}
