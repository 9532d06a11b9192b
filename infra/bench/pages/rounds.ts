/** One request. Times may be of any clock, if of the same for all. */
export interface Span {
  start: number;
  end: number;
}

/** The longest chain of sequential requests, each begun after the one before it had ended: the depth of the waterfall. */
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
