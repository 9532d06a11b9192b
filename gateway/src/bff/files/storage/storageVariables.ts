import { s3Variables } from '@athenaeum/registry';
import * as z from 'zod';

/** Where files are kept: a bucket when one is named, else a folder below `DATA_DIR`. */
export const storageVariables = {
  S3_BUCKET: z
    .string()
    .min(3)
    .max(63)
    .optional()
    .describe('A bucket for files; without one they are in a folder below `DATA_DIR`.'),
  ...s3Variables,
  STORAGE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(5000)
    .describe('How long storage may take to answer, or to take the next piece of a file.'),
};

const schema = z.object(storageVariables);
export type StorageEnv = z.infer<typeof schema>;

export const readStorageEnv = (source: Record<string, string | undefined>): StorageEnv =>
  schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
