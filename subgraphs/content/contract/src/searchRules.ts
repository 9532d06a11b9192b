/** What a search takes, in characters. */
export const SEARCH_RULES = {
  shortest: 2,
  longest: 100,
  /** Rows of each group at most. */
  groupLimit: 100,
} as const;

const { shortest, longest } = SEARCH_RULES;
export const SEARCH_PROBLEMS = {
  tooShort: `Type at least ${shortest} characters`,
  tooLong: `Keep it to ${longest} characters`,
} as const;

/** What keeps a term from being searched for, in words a member can act on; null when nothing does. */
export function searchProblem(term: string): string | null {
  const { length } = term.trim();
  if (length < shortest) return SEARCH_PROBLEMS.tooShort;
  return length > longest ? SEARCH_PROBLEMS.tooLong : null;
}
