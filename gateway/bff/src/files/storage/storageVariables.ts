import { resolve } from 'node:path';
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
  S3_REGION: z.string().min(1).default('us-east-1').describe('The region of the bucket.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address of another service with the S3 API.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('An explicit access key; without one, the credentials that the AWS SDK finds on the machine.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Needed with `S3_ACCESS_KEY_ID`.'),
  S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe('`true`: the bucket is part of the path instead of the host name.'),
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
  if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
    return [['S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID']];
  if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
    return [['S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY']];
  return [];
}
