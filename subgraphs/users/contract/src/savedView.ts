import * as z from 'zod/mini';

/** How many views of one list a person may save, and the maximum length of their contents in characters. */
export const SAVED_VIEW_LIMITS = { count: 20, name: 40, shown: 1000 } as const;

/** The lists that have saved views. */
export const VIEWED_LISTS = ['members'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

export const SAVED_VIEW_MESSAGES = {
  name: 'Give the view a name',
  nameTooLong: `Keep it to ${SAVED_VIEW_LIMITS.name} characters`,
  taken: 'You have a view of that name. Choose another.',
  full: `You have ${SAVED_VIEW_LIMITS.count} views. Remove one first.`,
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const list = z.enum(VIEWED_LISTS);

const name = z
  .string(SAVED_VIEW_MESSAGES.name)
  .check(
    z.trim(),
    z.minLength(1, SAVED_VIEW_MESSAGES.name),
    z.maxLength(SAVED_VIEW_LIMITS.name, SAVED_VIEW_MESSAGES.nameTooLong),
  );

/** The state of a list as the query of its address: `search=osei&hub=Boston`. */
const shown = z.string().check(z.maxLength(SAVED_VIEW_LIMITS.shown));

export const savedViewsInput = z.strictObject({ list });
export const saveViewInput = z.strictObject({ list, name, shown });
export const renameViewInput = z.strictObject({ list, id, name });
export const removeViewInput = z.strictObject({ list, id });
export type SaveViewInput = z.infer<typeof saveViewInput>;
export type RenameViewInput = z.infer<typeof renameViewInput>;
export type RemoveViewInput = z.infer<typeof removeViewInput>;
