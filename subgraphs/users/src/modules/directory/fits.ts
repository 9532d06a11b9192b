import type { stringFilter } from '@athenaeum/kit';
import type * as z from 'zod';

/** Whether a value matches a filter of a list, with the semantics of the database. */
export function fits(filter: z.infer<typeof stringFilter> | null | undefined, value: string): boolean {
  const { equals, in: anyOf, notIn, contains } = filter ?? {};
  return (
    (typeof equals !== 'string' || value === equals) &&
    (!anyOf || anyOf.includes(value)) &&
    (!notIn || !notIn.includes(value)) &&
    (typeof contains !== 'string' || value.toLowerCase().includes(contains.toLowerCase()))
  );
}
