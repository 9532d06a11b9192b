import * as z from 'zod';

const key = z.string().min(1).max(254).nullish();

/** Exactly one of the three is required. */
export const userLookup = z
  .strictObject({ id: key, slug: key, email: key })
  .refine(
    (given) => Object.values(given).filter((value) => value !== null && value !== undefined).length === 1,
    'Give exactly one of id, slug and email.',
  );
export type UserLookup = z.infer<typeof userLookup>;
