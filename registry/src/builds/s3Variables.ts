import * as z from 'zod';

/** The connection to a service with the S3 API: for builds, and for uploads of members. */
export const s3Variables = {
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
};

/** The variable that is missing; with only one of the two the client would silently use the machine's credentials. Null if neither or both are set. */
export function missingKey(env: {
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}): 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | null {
  if (Boolean(env.S3_ACCESS_KEY_ID) === Boolean(env.S3_SECRET_ACCESS_KEY)) return null;
  return env.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
}
