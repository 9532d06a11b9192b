const SHOWN = 10;

/** Normalised discounted cumulative gain of the first ten results: 1 for the best possible order. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gained = gain(found.map((slug) => grades.get(slug) ?? 0));
  return gained / gain([...grades.values()].sort((a, b) => b - a));
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, SHOWN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
