const USUAL = 60;

/**
 * How long a session she looks for, in minutes: what she chose, else an hour, else the longest that her time pays for.
 * Null when it pays for none.
 */
export function lengthFor(wish: number | null, offered: readonly number[], free: number): number | null {
  const affordable = offered.filter((minutes) => minutes <= free);
  if (wish !== null && affordable.includes(wish)) return wish;
  return affordable.includes(USUAL) ? USUAL : (affordable.at(-1) ?? null);
}
