import type { CreditEntry } from './plan.api';

/**
 * Each ledger entry with the balance after it, newest first. Counted back from today's total, so
 * that it adds up however many entries there are; `before` is the balance before the oldest.
 */
export function runningTotals<E extends Pick<CreditEntry, 'minutes'>>(
  entries: readonly E[],
  today: number,
): { lines: { entry: E; total: number }[]; before: number } {
  let total = today;
  const lines = entries.map((entry) => {
    const line = { entry, total };
    total -= entry.minutes;
    return line;
  });
  return { lines, before: total };
}
