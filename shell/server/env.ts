import { resolve } from 'node:path';
import * as z from 'zod';

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

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SHELL_PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_ORIGIN: url.default('http://localhost:3000').transform((given) => new URL(given).origin),
  GATEWAY_URL: url.default('http://127.0.0.1:4000'),
  MONGODB_URI: z.string().optional(),
  MONGODB_DATABASE: z.string().default('athenaeum'),
  DATABASE_PORT: port.default(27027),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  SHELL_DIST: z
    .string()
    .default('dist/shell')
    .transform((folder) => resolve(folder)),
  /** Remotes that are served by hosts of their own; all others come from this origin. */
  REMOTE_ORIGINS: origins,
  /** Where remotes stand that are sites of their own, for those who come from elsewhere. */
  SITE_ORIGINS: origins,
  /** For the host of remotes: which it serves, and on which ports. */
  REMOTE_HOSTS: hosts,
  /** The product's name on its pages. */
  BRAND: z.string().min(1).default('Athenaeum'),
  HELP_CENTER_URL: address.default('mailto:help@athenaeum.test'),
  CONTACT_URL: address.default('mailto:support@athenaeum.test'),
  /** `LinkedIn=https://...,...`: what the footer shows under Follow. */
  SOCIAL_LINKS: socialLinks,
  /** How long to go on serving after being told to stop, so that nothing new is sent here. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** How long requests in flight may take after that. */
  SHUTDOWN_LONGEST_MS: z.coerce.number().int().min(1).default(4000),
  /** A young version is taken back when it fails in so many tabs (0: never) and in more than so many of a hundred. */
  ROLLBACK_FAILURES: z.coerce.number().int().min(0).default(10),
  ROLLBACK_SHARE: z.coerce.number().min(1).max(99).default(20),
  /** Which tabs count, and how long after its release a version is watched. */
  ROLLBACK_WINDOW_MINUTES: z.coerce.number().int().min(1).max(60).default(10),
  ROLLBACK_WATCHED_HOURS: z.coerce.number().min(1).default(24),
  /** A proxy in front of this server whose X-Forwarded-* headers are believed. */
  TRUST_PROXY: z.stringbool().default(false),
});

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
    databaseUri: env.MONGODB_URI ?? `mongodb://127.0.0.1:${env.DATABASE_PORT}/?directConnection=true`,
  };
}

export class ConfigurationProblem extends Error {}
