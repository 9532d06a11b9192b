import { resolve } from 'node:path';
import * as z from 'zod';
import { buildBucketVariables, databaseUriOf, missingKey, registryVariables } from '@athenaeum/registry';
import { issuersVariable } from './issuers/issuers';

const port = z.coerce.number().int().min(1).max(65535);

/** Every variable that the release service reads. */
export const variables = {
  ...registryVariables,
  PORT: port.default(4006).describe('The port that the service listens on.'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((given) => new URL(given).origin)
    .describe(
      'The address that members open: the audience of tokens, and where the smoke test opens builds before they are published.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('The data folder; builds are in its `remotes`, also while they are uploaded.'),
  ...buildBucketVariables,
  BUILD_SIGNING_KEY: z
    .string()
    .optional()
    .describe("The platform's private key that signs published builds, as PEM with `\\n` for line breaks."),
  BUILD_SIGNING_KEY_FILE: z
    .string()
    .optional()
    .describe('The path of a file with that key. Outside of production the key of the data folder is used.'),
  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'Proxies whose forwarded client address is trusted: addresses, networks, or `loopback`, `uniquelocal`.',
    ),
  RELEASE_ISSUERS: issuersVariable.describe(
    'OpenID issuers whose tokens may release, as JSON: `[{"issuer","audience","grants":[{"claims","areas","rights"}]}]`.',
  ),
  SMOKE_EMAIL: z
    .string()
    .optional()
    .describe(
      'The account of the smoke test for pages that need one; by default a demo account, if there is one.',
    ),
  SMOKE_PASSWORD: z.string().optional().describe('The password of that account.'),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe('The path of the Chromium for the smoke test, if it is not in the usual place.'),
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
