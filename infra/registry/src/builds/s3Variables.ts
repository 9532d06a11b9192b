import * as z from 'zod';

/** How a service that speaks the S3 API is reached: for builds, and for what members upload. */
export const s3Variables = {
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
};

/** The key that is missing beside the other: with one alone the client would quietly take the machine's credentials. */
export function missingKey(env: {
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}): 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | null {
  if (Boolean(env.S3_ACCESS_KEY_ID) === Boolean(env.S3_SECRET_ACCESS_KEY)) return null;
  return env.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
}
