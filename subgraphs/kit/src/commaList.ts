import * as z from 'zod';

/** An environment variable with several values separated by commas; empty ones are left out. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
