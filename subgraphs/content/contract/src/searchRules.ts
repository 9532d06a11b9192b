/** Minimum and maximum length of a search, in characters. */
export const SEARCH_RULES = {
  shortest: 2,
  longest: 100,
  /** The most rows of each group. */
  groupLimit: 100,
} as const;

const { shortest, longest } = SEARCH_RULES;
export const SEARCH_PROBLEMS = {
  tooShort: `Type at least ${shortest} characters`,
  tooLong: `Keep it to ${longest} characters`,
} as const;

/** Why a term is not searched for, in words for the member; null when it is. */
export function searchProblem(term: string): string | null {
  const { length } = term.trim();
  if (length < shortest) return SEARCH_PROBLEMS.tooShort;
  return length > longest ? SEARCH_PROBLEMS.tooLong : null;
}
