import { resolve } from 'node:path';
import { telemetryVariables } from '@athenaeum/kit/telemetry';
import {
  databaseUriOf,
  DEVELOPMENT_REPORT_KEY,
  registryVariables,
  trustedBuildersVariable,
} from '@athenaeum/registry';
import * as z from 'zod';
import { areProxies } from './trustedProxies';

const port = z.coerce.number().int().min(1).max(65535);
const url = z.url({ protocol: /^https?$/ });

/** `mfe-learning=http://localhost:3001,...` */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=https?:\/\/[^/,\s]+$/)))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])));

/** `mfe-learning=3001,...` */
const hosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=\d{1,5}$/)))
  .transform((pairs) =>
    pairs.map((pair) => {
      const [name, number] = pair.split('=') as [string, string];
      return { name, port: Number(number) };
    }),
  );

const address = z.union([url, z.string().startsWith('mailto:')]);

const socialLinks = z
  .string()
  .default(
    'LinkedIn=https://www.linkedin.com,Instagram=https://www.instagram.com,YouTube=https://www.youtube.com',
  )
  .transform((list) =>
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [label = '', ...href] = pair.trim().split('=');
        return { label, href: href.join('=') };
      }),
  )
  .pipe(z.array(z.object({ label: z.string().min(1), href: url })));

/** Every variable the shell's server and the hosts of remotes read. */
export const variables = {
  ...registryVariables,
  ...telemetryVariables,
  SHELL_PORT: port.default(3000).describe('The port that the shell listens on.'),
  PUBLIC_ORIGIN: url
    .default('http://localhost:3000')
    .transform((given) => new URL(given).origin)
    .describe('The address that members open.'),
  GATEWAY_URL: url.default('http://127.0.0.1:4000').describe('The address of the gateway.'),
  RELEASES_URL: url
    .default('http://127.0.0.1:4006')
    .describe('The address of the release service, to which the shell proxies `/api/releases`.'),
  ANSWER_LONGEST_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(18_000)
    .describe("The gateway's own `ANSWER_LONGEST_MS`; the shell waits somewhat longer."),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('The folder of files, unfinished uploads and builds of remotes.'),
  SHELL_DIST: z
    .string()
    .default('dist/shell')
    .transform((folder) => resolve(folder))
    .describe("The shell's build."),
  BUILDS_URL: url
    .optional()
    .transform((given) => given?.replace(/\/+$/, ''))
    .describe(
      'Where builds of remotes are fetched from, as `<name>/<version>/<file>` below it: a bucket, or a CDN in front of one. Without it they are in a folder below `DATA_DIR` that is shared with the publisher.',
    ),
  REMOTE_ORIGINS: origins.describe(
    'Remotes that browsers load from other origins: `mfe-learning=https://...,...`; the shell serves all others.',
  ),
  SITE_ORIGINS: origins.describe('The origins of remotes that are sites of their own, in the same format.'),
  SITE_HOSTS: origins.describe(
    'The addresses at which the shell itself reaches those sites, where they differ; in the same format.',
  ),
  REMOTE_HOSTS: hosts.describe(
    'For a host of remotes: the remotes that it serves, with their ports: `mfe-learning=3001`.',
  ),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      '`off` withdraws the service worker from every browser that has one, with all that it keeps, when it next looks for an update.',
    ),
  BRAND: z.string().min(1).default('Athenaeum').describe("The product's name on its pages and in its mail."),
  HELP_CENTER_URL: address.default('mailto:help@athenaeum.test').describe('The target of the link Help.'),
  CONTACT_URL: address.default('mailto:support@athenaeum.test').describe('The target of the link Contact.'),
  SOCIAL_LINKS: socialLinks.describe('The links in the footer under Follow: `LinkedIn=https://...,...`.'),
  ROLLBACK_FAILURES: z.coerce
    .number()
    .int()
    .min(0)
    .default(10)
    .describe(
      'A new version of a remote is rolled back automatically when it fails in this many tabs; `0`: never.',
    ),
  ROLLBACK_SHARE: z.coerce
    .number()
    .min(1)
    .max(99)
    .default(20)
    .describe('... and in more than this percentage of tabs.'),
  ROLLBACK_NETWORKS: z.coerce
    .number()
    .int()
    .min(1)
    .default(3)
    .describe('... and in at least this many networks (IPv4 /24, IPv6 /64).'),
  ROLLBACK_PEOPLE: z.coerce
    .number()
    .int()
    .min(1)
    .default(3)
    .describe('... and for at least this many people: members, and one visitor for each network.'),
  ROLLBACK_MORE_FAILING: z.coerce
    .number()
    .min(0)
    .max(50)
    .default(3)
    .describe(
      '... or when, in its first hour, its operations fail in about this many percentage points more minutes of people, or its code throws for this many more people in a hundred, than with the previous version (reported by as many networks and people); `0` disables this, for slowness too.',
    ),
  RAMP_STEP_MINUTES: z.coerce
    .number()
    .min(0)
    .default(10)
    .describe('The minimum duration of a step of `deploy --ramp`.'),
  RAMP_STEP_PEOPLE: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('... and the minimum number of people in it (members, and one visitor for each network).'),
  TRUSTED_BUILDERS: trustedBuildersVariable.describe(
    'Public keys of publishers whose builds are served: `<id>=<base64>,...`. Outside of production the key of the data folder.',
  ),
  REPORT_KEY: z
    .string()
    .min(32)
    .default(DEVELOPMENT_REPORT_KEY)
    .describe(
      'The key that signs the report token of a page that the shell rendered; the same at the shell and the gateway.',
    ),
  ROLLBACK_WINDOW_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(10)
    .describe('How long the report of a tab counts.'),
  ROLLBACK_WATCHED_HOURS: z.coerce
    .number()
    .min(1)
    .default(24)
    .describe('How long after its release a version is watched.'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((names) => (names === 'false' ? '' : names))
    .refine(areProxies, 'needs the addresses of proxies')
    .describe(
      'Proxies whose X-Forwarded-* headers are trusted: addresses, networks, or `loopback`, `uniquelocal`, separated by commas; none by default.',
    ),
};

const schema = z.object(variables).superRefine((env, context) => {
  if (env.NODE_ENV !== 'production') return;
  if (env.TRUSTED_BUILDERS.size === 0)
    context.addIssue({ code: 'custom', path: ['TRUSTED_BUILDERS'], message: 'needs a public key' });
  // A host of remotes draws no page that reports.
  if (env.REMOTE_HOSTS.length > 0) return;
  if (env.REPORT_KEY === DEVELOPMENT_REPORT_KEY)
    context.addIssue({ code: 'custom', path: ['REPORT_KEY'], message: 'needs a secret of its own' });
});

/** What a gateway is waited for beyond what it promises to take. */
const MARGIN_MS = 42_000;

export type ShellEnv = ReturnType<typeof readEnv>;

/** Names every variable that is wrong, without its value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new ConfigurationProblem(`The configuration of the shell needs attention: ${names.join(', ')}.`);
  }
  const env = parsed.data;
  return {
    ...env,
    isProduction: env.NODE_ENV === 'production',
    /** The longest silence of the gateway, ms. */
    gatewayTimeoutMs: env.ANSWER_LONGEST_MS + MARGIN_MS,
    databaseUri: databaseUriOf(env),
  };
}

export class ConfigurationProblem extends Error {}
