import * as z from 'zod/mini';

/** How many entries one request may change. */
export const CHANGED_TOGETHER = 50;

/** Entries that one request changes, each once. */
export const together = <Entry extends z.core.$ZodType<{ id: string }>>(entry: Entry) =>
  z.array(entry).check(
    z.minLength(1, 'Choose at least one'),
    z.maxLength(CHANGED_TOGETHER, `Choose up to ${CHANGED_TOGETHER}`),
    z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'Choose each once'),
  );
