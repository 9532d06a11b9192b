interface Entry {
  minutes: number;
  held: number;
}

/**
 * Each line of the history with what there was after it, newest first as it comes. Counted back from today's total, so
 * that it adds up however far back the lines go; `before` is what was there before the oldest of them.
 */
export function runningTotals<E extends Entry>(
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
