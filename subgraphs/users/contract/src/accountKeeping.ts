import * as z from 'zod/mini';
import { companyTitle } from './account';
import { reason } from './memberRecord';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** The most member profiles that renaming a company may update. */
export const RENAMED_MEMBERS_LIMIT = 500;
export const ACCOUNT_MESSAGES = {
  nothing: 'There is nothing to save.',
  conflict: 'This company was changed in the meantime. Look at what is there now, then save again.',
  taken: 'There is a company of that name: merge the two instead',
  itself: 'Choose another company',
  tooMany: `More than ${RENAMED_MEMBERS_LIMIT} members say so: that is too many to change at once.`,
} as const;

/** A change of a company by staff, with its `updated_at` as it was read. */
export const updateAccountInput = z
  .strictObject({
    id,
    updated_at: z.nullish(z.number()),
    title: z.nullish(companyTitle),
    hidden: z.nullish(z.boolean()),
    reason,
  })
  .check(
    z.refine(
      ({ title: given, hidden }) => typeof given === 'string' || typeof hidden === 'boolean',
      ACCOUNT_MESSAGES.nothing,
    ),
  );
export type UpdateAccountInput = z.infer<typeof updateAccountInput>;

/** Merges a company into another one, of which it is a duplicate. */
export const mergeAccountsInput = z.strictObject({ id, into_id: id, reason }).check(
  z.refine(({ id: from, into_id }) => from !== into_id, {
    error: ACCOUNT_MESSAGES.itself,
    path: ['into_id'],
  }),
);
export type MergeAccountsInput = z.infer<typeof mergeAccountsInput>;
