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

/**
 * For what any area loads together later, for one page or a part of one, in bytes as they are sent: a tenth more than the
 * largest page had when this was written, the members of the admin area.
 */
export const BUDGET_OF_LATER = 88_000;

/** Single parts that were agreed to be larger, largest first. */
export const LARGER_PARTS: Readonly<Record<string, readonly number[]>> = {
  // The words that a new password is held against, asked for once somebody types one.
  'mfe-community': [235_000],
};
