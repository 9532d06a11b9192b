import * as z from 'zod';

/** A variable that lists several with commas between them; what is empty is left out. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
