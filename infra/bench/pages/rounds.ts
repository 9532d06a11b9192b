export interface Span {
  /** In one clock, whichever. */
  start: number;
  end: number;
}

/** How many of them lie after each other at most, each begun when the one before it had ended. */
export function roundsOf(spans: readonly Span[]): number {
  let rounds = 0;
  let free = -Infinity;
  for (const { start, end } of [...spans].sort((a, b) => a.end - b.end)) {
    if (start < free || end === Infinity) continue;
    rounds += 1;
    free = end;
  }
  return rounds;
}
