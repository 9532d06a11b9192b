import { booleanFilter, listInput, stringFilter } from '@athenaeum/kit';
import { DIRECTORY_CATEGORIES, SEARCH_LIMITS, type DirectoryCategory } from '@athenaeum/users-contract';
import * as z from 'zod';

const byCategory = Object.fromEntries(
  DIRECTORY_CATEGORIES.map((category) => [category, stringFilter]),
) as Record<DirectoryCategory, typeof stringFilter>;

/** Filters on values that only admins see of others. */
export const ADMIN_FILTERS = {
  email: stringFilter,
  isAdmin: booleanFilter,
  intake_form_submitted: booleanFilter,
  needs_agreement: booleanFilter,
};

const search = z
  .string()
  .trim()
  .max(SEARCH_LIMITS.max, `Keep it to ${SEARCH_LIMITS.max} characters`)
  .refine(
    (words) => words === '' || words.length >= SEARCH_LIMITS.min,
    `Type at least ${SEARCH_LIMITS.min} characters`,
  );

export const usersInput = listInput(
  {
    relationship_type: stringFilter,
    hide_from_directory: booleanFilter,
    ...byCategory,
    ...ADMIN_FILTERS,
  },
  ['created_at', 'first_name', 'last_name', 'profile_progress'],
)
  .extend({
    search: search.nullish(),
    summary: stringFilter.pick({ contains: true }).nullish(),
  })
  .nullish()
  .transform((input) => input ?? {});
export type DirectoryInput = z.infer<typeof usersInput>;
