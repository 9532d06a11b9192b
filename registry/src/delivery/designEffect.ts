/**
 * How many rows are worth one independent one, as the same people come again: the design effect of samples in clusters, at least 1.
 *
 * @param isSo what is counted of a row
 * @param personOf whose row it is
 */
export function designEffect<Row>(
  rows: readonly Row[],
  isSo: (row: Row) => boolean,
  personOf: (row: Row) => string,
): number {
  const rate = rows.filter(isSo).length / rows.length;
  const byChance = rows.length * rate * (1 - rate);
  if (!byChance) return 1;
  const people = new Map<string, { rows: number; so: number }>();
  for (const row of rows) {
    const person = people.get(personOf(row)) ?? { rows: 0, so: 0 };
    people.set(personOf(row), person);
    person.rows += 1;
    if (isSo(row)) person.so += 1;
  }
  const spread = [...people.values()].reduce((sum, one) => sum + (one.so - rate * one.rows) ** 2, 0);
  return Math.max(1, spread / byChance);
}
