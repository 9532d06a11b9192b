const SHOWN = 10;

/** Discounted gain of the first ten against the best order there could be: 1 when nothing could be better. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gained = gain(found.map((slug) => grades.get(slug) ?? 0));
  return gained / gain([...grades.values()].sort((a, b) => b - a));
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, SHOWN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
