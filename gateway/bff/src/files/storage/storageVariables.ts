import { resolve } from 'node:path';
import { missingKey, s3Variables } from '@athenaeum/registry';
import * as z from 'zod';
import type { VariableProblem } from '@athenaeum/graph/configuration';

export const dataDirVariable = {
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('The folder of files, unfinished uploads and builds of remotes.'),
};

/** Storage of files: a bucket when one is named, else a folder below `DATA_DIR`. */
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
    .describe('The timeout of storage, for an answer or for the next part of a file.'),
};

const schema = z.object(storageVariables);
export type StorageEnv = z.infer<typeof schema>;

export const readStorageEnv = (source: Record<string, string | undefined>): StorageEnv =>
  schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));

export function storageProblems(env: StorageEnv): VariableProblem[] {
  const missing = missingKey(env);
  return missing ? [[missing, 'is needed with the other key']] : [];
}
