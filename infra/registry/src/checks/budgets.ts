/**
 * What each area may begin with, in bytes as they are sent: its entry and what that loads before the first page. A tenth more
 * than it was when this was written; whoever needs another number changes it here, where others see it.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  'mfe-learning': 38_000,
  'mfe-coaching': 32_500,
  'mfe-community': 38_000,
  'mfe-opportunities': 43_500,
  'mfe-public-events': 39_000,
  'mfe-admin': 39_000,
};

/** For an area that has no line yet. */
export const BUDGET_OF_OTHERS = 32_500;
