import * as z from 'zod/mini';
import { COLLECTION_TYPES } from './library';

/** What a search takes, in characters, and how many slips a word may have by its length. */
export const SEARCH_RULES = {
  shortest: 2,
  longest: 100,
  oneTypoFrom: 5,
  twoTyposFrom: 9,
  /** Rows of each group at most. */
  groupLimit: 100,
} as const;

const { shortest, longest, groupLimit } = SEARCH_RULES;
const TOO_SHORT = `Type at least ${shortest} characters`;
const TOO_LONG = `Keep it to ${longest} characters`;

/** What keeps a term from being searched for, in words a member can act on; null when nothing does. */
export function searchProblem(term: string): string | null {
  const { length } = term.trim();
  if (length < shortest) return TOO_SHORT;
  return length > longest ? TOO_LONG : null;
}

/** One term, looked for in everything published. `date` divides what is to come from what was: epoch ms, now unless given. */
export const searchInput = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(shortest, TOO_SHORT), z.maxLength(longest, TOO_LONG)),
  date: z.nullish(z.number()),
  collectionType: z.nullish(z.enum(COLLECTION_TYPES, 'Ask for COLLECTION or PEER_GROUP.')),
  take: z.nullish(z.int().check(z.minimum(0), z.maximum(groupLimit))),
});
export type SearchInput = z.infer<typeof searchInput>;
