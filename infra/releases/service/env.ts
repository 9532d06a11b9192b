import { resolve } from 'node:path';
import * as z from 'zod';
import { buildBucketVariables, databaseUriOf, missingKey, serverVariables } from '@athenaeum/registry';
import { issuersVariable } from './issuers/issuers';

const port = z.coerce.number().int().min(1).max(65535);

/** Every variable that the release service reads. */
export const variables = {
  ...serverVariables,
  PORT: port.default(4006).describe('Where the service listens.'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((given) => new URL(given).origin)
    .describe(
      'The address members use: tokens are for it, and builds are opened there before they are published.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('Builds are put into `remotes` below it, and are there while they are uploaded.'),
  ...buildBucketVariables,
  BUILD_SIGNING_KEY: z
    .string()
    .optional()
    .describe("The house's key that published builds are signed with, as PEM with `\\n` for line breaks."),
  BUILD_SIGNING_KEY_FILE: z
    .string()
    .optional()
    .describe('The same as a file. Outside of production the key of the data folder is used.'),
  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'Whose word counts for where a request came from: addresses, networks, or `loopback`, `uniquelocal`.',
    ),
  RELEASE_ISSUERS: issuersVariable.describe(
    'OpenID issuers whose tokens may release, as JSON: `[{"issuer","audience","grants":[{"claims","areas","rights"}]}]`.',
  ),
  SMOKE_EMAIL: z
    .string()
    .optional()
    .describe(
      'A member for the pages that need one in the smoke test; the demo accounts where there are any.',
    ),
  SMOKE_PASSWORD: z.string().optional().describe('The password of that member.'),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe('The Chromium of the smoke test, where it is not in the usual place.'),
};

const schema = z.object(variables).superRefine((env, context) => {
  const needed = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const missing = env.BUILDS_BUCKET ? missingKey(env) : null;
  if (missing) needed(missing, 'is needed with the other key');
  if (env.NODE_ENV !== 'production') return;
  if (!env.MONGODB_URI) needed('MONGODB_URI', 'needs the address of the database');
  if (!env.BUILD_SIGNING_KEY && !env.BUILD_SIGNING_KEY_FILE) needed('BUILD_SIGNING_KEY', 'needs a key');
  if (env.RELEASE_ISSUERS.some(({ issuer, jwks }) => [issuer, jwks].some((url) => url?.startsWith('http:'))))
    needed('RELEASE_ISSUERS', 'needs https');
});

export type ReleasesEnv = ReturnType<typeof readEnv>;

/** Names every variable that is wrong, without its value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment of the release service is not right.\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  return {
    ...env,
    databaseUri: databaseUriOf(env),
  };
}
