import { resolve } from 'node:path';
import { DEVELOPMENT_REPORT_KEY, trustedBuildersVariable } from '@athenaeum/registry';
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
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses development secrets, demo data, introspection and plain http.'),
  SHELL_PORT: port.default(3000).describe('Where the shell listens.'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on; `0.0.0.0` in a container.'),
  PUBLIC_ORIGIN: url
    .default('http://localhost:3000')
    .transform((given) => new URL(given).origin)
    .describe('The address members use.'),
  GATEWAY_URL: url.default('http://127.0.0.1:4000').describe('Where the gateway is reached.'),
  RELEASES_URL: url
    .default('http://127.0.0.1:4006')
    .describe('Where the release service is reached; the shell hands `/api/releases` on to it.'),
  ANSWER_LONGEST_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(18_000)
    .describe('How long the gateway takes at most to answer, as it is told there: it is waited for longer.'),
  MONGODB_URI: z
    .string()
    .optional()
    .describe(
      'A replica set: transactions need one. Without it the embedded database of `npm start` is used.',
    ),
  MONGODB_DATABASE: z
    .string()
    .default('athenaeum')
    .describe(
      'The name of the database. A second one, `<name>_forgotten`, holds what a restore must not undo.',
    ),
  DATABASE_PORT: port
    .default(27027)
    .describe('Where the embedded database listens, when `MONGODB_URI` names no other.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('Where files, uploads under way and the builds of remotes are.'),
  SHELL_DIST: z
    .string()
    .default('dist/shell')
    .transform((folder) => resolve(folder))
    .describe("The shell's build."),
  BUILDS_URL: url
    .optional()
    .transform((given) => given?.replace(/\/+$/, ''))
    .describe(
      'Where builds of remotes are fetched from, `<name>/<version>/<file>` below it: a bucket, or a CDN in front of one. Without it they are in a folder below `DATA_DIR` that is shared with whoever publishes.',
    ),
  REMOTE_ORIGINS: origins.describe(
    'Remotes that browsers load from hosts of their own: `mfe-learning=https://...,...`; all others come from the shell.',
  ),
  SITE_ORIGINS: origins.describe('Where remotes stand that are sites of their own, written in the same way.'),
  SITE_HOSTS: origins.describe(
    'Where the shell itself reaches those sites, where that is another address; written in the same way.',
  ),
  REMOTE_HOSTS: hosts.describe(
    'For a host of remotes: which it serves, and on which ports: `mfe-learning=3001`.',
  ),
  BRAND: z.string().min(1).default('Athenaeum').describe("The product's name on its pages and in its mail."),
  HELP_CENTER_URL: address.default('mailto:help@athenaeum.test').describe('Where Help leads.'),
  CONTACT_URL: address.default('mailto:support@athenaeum.test').describe('Where Contact leads.'),
  SOCIAL_LINKS: socialLinks.describe('What the footer shows under Follow: `LinkedIn=https://...,...`.'),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How long to go on serving after being told to stop, so that nothing new is sent here.'),
  SHUTDOWN_LONGEST_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(4000)
    .describe('How long requests in flight may take after that.'),
  ROLLBACK_FAILURES: z.coerce
    .number()
    .int()
    .min(0)
    .default(10)
    .describe('A young version of a remote is taken back when it fails in so many tabs; 0: never.'),
  ROLLBACK_SHARE: z.coerce
    .number()
    .min(1)
    .max(99)
    .default(20)
    .describe('... and in more than so many of a hundred.'),
  ROLLBACK_NETWORKS: z.coerce
    .number()
    .int()
    .min(1)
    .default(3)
    .describe('... and from so many networks at least (IPv4 /24, IPv6 /64).'),
  ROLLBACK_PEOPLE: z.coerce
    .number()
    .int()
    .min(1)
    .default(3)
    .describe('... and told by so many people: members, and one visitor for each network.'),
  ROLLBACK_MORE_FAILING: z.coerce
    .number()
    .min(0)
    .max(50)
    .default(3)
    .describe(
      '... or when its operations fail in about so many more of a hundred minutes of people, or its code throws for so many more people, than with the version before (first hour, told by as many networks and people); 0: however many, and however slow it is.',
    ),
  RAMP_STEP_MINUTES: z.coerce
    .number()
    .min(0)
    .default(10)
    .describe('How long a step of `deploy --ramp` lasts at least.'),
  RAMP_STEP_PEOPLE: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('... and how many people (members, and for each network one visitor) must have come in it.'),
  TRUSTED_BUILDERS: trustedBuildersVariable.describe(
    'Public keys of those whose builds are given to members: `<id>=<base64>,...`. Outside of production the key of the data folder.',
  ),
  REPORT_KEY: z
    .string()
    .min(32)
    .default(DEVELOPMENT_REPORT_KEY)
    .describe(
      'What pages prove with that they were drawn here when they report; the same at the shell and the gateway.',
    ),
  ROLLBACK_WINDOW_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(10)
    .describe('For how long a tab counts.'),
  ROLLBACK_WATCHED_HOURS: z.coerce
    .number()
    .min(1)
    .default(24)
    .describe('For how long after its release a version is watched.'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((names) => (names === 'false' ? '' : names))
    .refine(areProxies, 'needs the addresses of proxies')
    .describe(
      'The proxies in front whose X-Forwarded-* headers are believed: addresses, networks, or `loopback`, `uniquelocal`, separated by commas; nobody without one.',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('How much is logged.'),
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
    gatewayPatience: env.ANSWER_LONGEST_MS + MARGIN_MS,
    databaseUri: env.MONGODB_URI ?? `mongodb://127.0.0.1:${env.DATABASE_PORT}/?directConnection=true`,
  };
}

export class ConfigurationProblem extends Error {}
