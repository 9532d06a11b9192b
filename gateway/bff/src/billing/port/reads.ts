import type * as z from 'zod';

/** Compiles only while a schema reads all that a provider's published types say may come. */
export type Reads<Schema extends z.ZodType, Published extends z.input<Schema>> = [Schema, Published];
