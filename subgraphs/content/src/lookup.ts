import * as z from 'zod';

const key = z.string().trim().min(1).max(200).nullish();

/** The input of a query for one thing: its id or its slug. */
export const lookupInput = z
  .strictObject({ id: key, slug: key })
  .refine(({ id, slug }) => Boolean(id) !== Boolean(slug), 'Give an id or a slug.')
  .transform(({ id, slug }) => (id ? { _id: id } : { slug: slug! }));

export type Lookup = z.infer<typeof lookupInput>;
