import { resolve } from 'node:path';
import * as z from 'zod';
import type { VariableProblem } from '@athenaeum/graph/configuration';

export const dataDirVariable = {
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('Where files, uploads under way and the builds of remotes are.'),
};

/** Storage of files: a bucket when one is named, else a folder below `DATA_DIR`. */
export const storageVariables = {
  S3_BUCKET: z
    .string()
    .min(3)
    .max(63)
    .optional()
    .describe('A bucket for files; without one they are in a folder below `DATA_DIR`.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('The region of the bucket.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Of another service that speaks the S3 API.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('A key of our own; without one, whatever the machine has been given.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Needed with `S3_ACCESS_KEY_ID`.'),
  S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe('`true` where buckets are folders of one host instead of hosts of their own.'),
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

export function storageProblems(env: StorageEnv): VariableProblem[] {
  if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
    return [['S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID']];
  if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
    return [['S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY']];
  return [];
}
