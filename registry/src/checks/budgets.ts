/**
 * Budgets of each area's initial scripts, in compressed bytes: its entry and what that loads before the first page. Set to a
 * tenth more than measured; change a number here, where it is reviewed.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  'mfe-learning': 38_000,
  'mfe-coaching': 32_500,
  'mfe-community': 38_000,
  'mfe-opportunities': 43_500,
  'mfe-public-events': 39_000,
  'mfe-admin': 39_000,
};

/** For areas without an entry. */
export const DEFAULT_BUDGET = 32_500;

/**
 * Budget of what any area loads lazily together, for one page or a part of one, in compressed bytes: a tenth more than the
 * largest page had, the member list of the admin area.
 */
export const LAZY_BUDGET = 88_000;

/** Exceptions: sizes of single lazy parts that may be larger, largest first. */
export const LAZY_EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  // The dictionary of the password strength meter, loaded once somebody types a password.
  'mfe-community': [235_000],
};
