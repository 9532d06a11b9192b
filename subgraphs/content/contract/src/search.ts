import * as z from 'zod/mini';
import { COLLECTION_TYPES } from './library';
import { SEARCH_PROBLEMS, SEARCH_RULES } from './searchRules';

const { shortest, longest, groupLimit } = SEARCH_RULES;
const { tooShort, tooLong } = SEARCH_PROBLEMS;

/** A search in everything published. `date` divides upcoming from past salons: epoch ms, now by default. */
export const searchInput = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(shortest, tooShort), z.maxLength(longest, tooLong)),
  date: z.nullish(z.number()),
  collectionType: z.nullish(z.enum(COLLECTION_TYPES, 'Ask for COLLECTION or PEER_GROUP.')),
  take: z.nullish(z.int().check(z.minimum(0), z.maximum(groupLimit))),
});
export type SearchInput = z.infer<typeof searchInput>;
