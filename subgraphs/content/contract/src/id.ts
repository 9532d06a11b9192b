import * as z from 'zod/mini';

/** An id as a client sends it: opaque text; the service decides whether it exists. */
export const id = z
  .string()
  .check(z.trim(), z.minLength(1, 'An id is missing'), z.maxLength(64, 'Not an id'));
