import { clockMinutes } from '@athenaeum/coaching-contract';
import type { Hours } from './availabilityForm';
import { clockAt } from './formatClock';

const DAY_MINUTES = 1440;

/** The initial value of a further range of hours: a working day, or the hour after the last one; null when the day is full. */
export function nextHours(list: readonly Hours[]): Hours | null {
  if (list.length === 0) return { from: '09:00', to: '17:00' };
  const end = Math.max(...list.map(({ to }) => clockMinutes(to)));
  return end < DAY_MINUTES ? { from: clockAt(end), to: clockAt(Math.min(end + 60, DAY_MINUTES)) } : null;
}
