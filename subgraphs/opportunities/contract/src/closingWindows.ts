/** How soon a role leaves the board, in days that are left; each role is in one of them. */
export const CLOSING_WINDOWS = ['In 7 days or less', 'In 8 to 30 days', 'In more than 30 days'] as const;
export type ClosingWindow = (typeof CLOSING_WINDOWS)[number];

const DAY_MS = 86_400_000;

/** The window of a role that leaves the board at `at`, epoch ms; null for one without an end. */
export function closingWindow(at: number | null | undefined, now: number): ClosingWindow | null {
  if (typeof at !== 'number') return null;
  const days = Math.ceil((at - now) / DAY_MS);
  if (days <= 7) return 'In 7 days or less';
  return days <= 30 ? 'In 8 to 30 days' : 'In more than 30 days';
}
