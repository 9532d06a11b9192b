const DEFAULT_MINUTES = 60;

/**
 * The session length to show, in minutes: the chosen one, else an hour, else the longest that the member's credits cover.
 * Null when they cover none.
 */
export function defaultLength(
  preferred: number | null,
  offered: readonly number[],
  free: number,
): number | null {
  const affordable = offered.filter((minutes) => minutes <= free);
  if (preferred !== null && affordable.includes(preferred)) return preferred;
  return affordable.includes(DEFAULT_MINUTES) ? DEFAULT_MINUTES : (affordable.at(-1) ?? null);
}
