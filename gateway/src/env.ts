import { resolve } from 'node:path';
import { DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import * as z from 'zod';
import { billingProblems, billingVariables } from './bff/billing/billingVariables';
import { storageVariables } from './bff/files/storage';
import { isLoopback } from './edge/origins';

const DEVELOPMENT_SESSION_SECRET = 'athenaeum-development-session-secret';
const DEVELOPMENT_DATABASE = 'mongodb://127.0.0.1:27027/?directConnection=true&replicaSet=athenaeum';
const SHORTEST_SECRET = 32;
/** A name as in the address of its webhook, and a secret as long as the others. */
const SCHEDULING_SECRET = /^[a-z0-9-]{1,40}=.{32,}$/;
const DEVELOPMENT_ADDRESSES = {
  MAIL_FROM: 'no-reply@athenaeum.test',
  MEMBER_SUPPORT_EMAIL: 'support@athenaeum.test',
  BOARD_SUPPORT_EMAIL: 'board-support@athenaeum.test',
} as const;

const port = z.coerce.number().int().min(1).max(65535);
const positive = z.coerce.number().int().min(1);
const url = z.url({ protocol: /^https?$/ });
const origin = url.transform((given) => new URL(given).origin);
const secret = z.string().min(SHORTEST_SECRET);
const remoteOrigins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=https?:\/\/[^/,\s]+$/)))
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map(splitPair)));

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: port.optional(),
    GATEWAY_PORT: port.default(4000),
    HOST: z.string().default('127.0.0.1'),
    GATEWAY_MODE: z.enum(['embedded', 'services']).default('embedded'),
    MONGODB_URI: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//)
      .default(DEVELOPMENT_DATABASE),
    MONGODB_DATABASE: z.string().default('athenaeum'),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((folder) => resolve(folder)),
    SUPERGRAPH_FILE: z
      .string()
      .default(resolve(import.meta.dirname, '../supergraph.graphql'))
      .transform((file) => resolve(file)),

    PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
    /** Further origins pages of ours are served from, separated by commas. */
    TRUSTED_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .pipe(z.array(origin)),

    /** Whose word counts for where a request came from: addresses, networks, or `loopback`, `uniquelocal`. */
    TRUSTED_PROXIES: z.string().min(1).default('loopback'),

    /** What becomes of operations that no registered version sends: refused with `only`, the default in production; counted with `report`. */
    TRUSTED_DOCUMENTS: z.enum(['only', 'report', 'off']).optional(),

    /** Where the shell is reached from here, if not by its public address. */
    SHELL_URL: origin.optional(),
    /** Remotes that come from hosts of their own, and where they are sites of their own: `mfe-learning=https://...,...` */
    REMOTE_ORIGINS: remoteOrigins,
    SITE_ORIGINS: remoteOrigins,

    /** How long to go on serving after being told to stop, so that nothing new is sent here. */
    SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).default(0),
    /** How long requests in flight may take after that. */
    SHUTDOWN_LONGEST_MS: positive.default(4000),

    INTERNAL_KEY: secret.default(DEVELOPMENT_INTERNAL_KEY),
    SESSION_SECRET: secret.default(DEVELOPMENT_SESSION_SECRET),
    SESSION_IDLE_MINUTES: positive.default(12 * 60),
    SESSION_LONGEST_HOURS: positive.default(7 * 24),

    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),

    ...storageVariables,
    /** How long an upload may pause, and take in all. */
    UPLOAD_PAUSE_MS: positive.default(15_000),
    UPLOAD_LONGEST_MS: positive.default(180_000),
    /** The same of an editor's, who may send a recording. */
    UPLOAD_RECORDING_LONGEST_MS: positive.default(3_600_000),

    SUBGRAPH_USERS_URL: url.default('http://127.0.0.1:4001/graphql'),
    SUBGRAPH_CONTENT_URL: url.default('http://127.0.0.1:4002/graphql'),
    SUBGRAPH_COACHING_URL: url.default('http://127.0.0.1:4003/graphql'),
    SUBGRAPH_OPPORTUNITIES_URL: url.default('http://127.0.0.1:4004/graphql'),
    SUBGRAPH_TIMEOUT_MS: positive.default(4000),
    SUBGRAPH_SOCKETS: positive.default(32),

    /** How many messages to each other system are under way at once; none: other instances deliver. */
    OUTBOX_CONCURRENCY: z.coerce.number().int().min(0).default(4),
    OUTBOX_POLL_MS: positive.default(1000),

    /** Other systems that are told what happens here; without an address, what they would be told is recorded. */
    WORKFLOW_URL: url.optional(),
    WORKFLOW_TOKEN: z.string().min(1).optional(),
    CRM_URL: url.optional(),
    CRM_TOKEN: z.string().min(1).optional(),
    CONTENT_STORE_URL: url.optional(),
    CONTENT_STORE_TOKEN: z.string().min(1).optional(),
    /** What the content store signs its reviews and entries with; without one, none are taken. */
    CONTENT_STORE_WEBHOOK_SECRET: secret.optional(),
    /** Bearers of single jobs: `rsvp_flow=...,update_contact=...` */
    JOB_TOKENS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((pair) => pair.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^\w+=.+$/)))
      .transform((pairs) => Object.fromEntries(pairs.map(splitPair))),
    /** What the places where coaches are booked elsewhere sign their news with: `calendly=...,acuity=...` */
    SCHEDULING_SECRETS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((pair) => pair.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(SCHEDULING_SECRET)))
      .transform((pairs) => Object.fromEntries(pairs.map(splitPair))),
    JOB_TIMEOUT_MS: positive.default(30_000),

    /** The product's name in its mail. */
    BRAND: z.string().min(1).max(60).default('Athenaeum'),
    /** `smtp://user:password@host:587` or `smtps://...`; without one, mail is kept on `/dev/mailbox`. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./)
      .optional(),
    MAIL_FROM: z.email().default(DEVELOPMENT_ADDRESSES.MAIL_FROM),
    MEMBER_SUPPORT_EMAIL: z.email().default(DEVELOPMENT_ADDRESSES.MEMBER_SUPPORT_EMAIL),
    BOARD_SUPPORT_EMAIL: z.email().default(DEVELOPMENT_ADDRESSES.BOARD_SUPPORT_EMAIL),
    /** Gets a copy of what members ask member support. */
    MAIL_DEVELOPMENT_COPY: z.email().optional(),
    /** The longest silence of a mail server. */
    MAIL_TIMEOUT_MS: positive.default(4 * 60_000),

    ...billingVariables,

    /** Per minute: failed sign-ins and public forms per address, searches, RSVPs, bookings of coaches, applications, uploads, checkouts and mails to support per person, readings of a calendar, batches of analytics and of reports on areas per address. */
    LIMIT_LOGIN: positive.default(5),
    LIMIT_SEARCH: positive.default(60),
    LIMIT_RSVP: positive.default(10),
    LIMIT_BOOKING: positive.default(20),
    LIMIT_APPLYING: positive.default(10),
    LIMIT_UPLOAD: positive.default(10),
    LIMIT_PUBLIC_FORM: positive.default(10),
    LIMIT_MAIL: positive.default(5),
    LIMIT_CHECKOUT: positive.default(20),
    LIMIT_FEED: positive.default(30),
    LIMIT_EXPORT: positive.default(3),
    LIMIT_CONNECT: positive.default(20),
    LIMIT_ANALYTICS: positive.default(60),
    LIMIT_REPORTS: positive.default(120),
    /** Wrong invite codes per quarter of an hour. */
    LIMIT_INVITE_CODE: positive.default(5),
  })
  .superRefine((env, context) => {
    const problem = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const system of ['WORKFLOW', 'CRM', 'CONTENT_STORE'] as const)
      if (env[`${system}_URL`] && !env[`${system}_TOKEN`])
        problem(`${system}_TOKEN`, `is needed with ${system}_URL`);
    if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) problem('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER');
    if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
      problem('S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID');
    if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
      problem('S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY');
    for (const [name, message] of billingProblems(env, env.NODE_ENV === 'production')) problem(name, message);
    if (env.NODE_ENV !== 'production') return;
    if (env.INTERNAL_KEY === DEVELOPMENT_INTERNAL_KEY) problem('INTERNAL_KEY', 'needs a secret of its own');
    if (env.SESSION_SECRET === DEVELOPMENT_SESSION_SECRET)
      problem('SESSION_SECRET', 'needs a secret of its own');
    if (env.MONGODB_URI === DEVELOPMENT_DATABASE) problem('MONGODB_URI', 'needs the address of a database');
    if (!env.SMTP_URL) problem('SMTP_URL', 'needs the address of a mail server');
    for (const [name, address] of Object.entries(DEVELOPMENT_ADDRESSES))
      if (env[name as keyof typeof DEVELOPMENT_ADDRESSES] === address)
        problem(name, 'needs an address of your own');
    const { protocol, hostname } = new URL(env.PUBLIC_ORIGIN);
    if (protocol !== 'https:' && !isLoopback(hostname)) problem('PUBLIC_ORIGIN', 'needs https');
    if (env.OIDC_ISSUER && new URL(env.OIDC_ISSUER).protocol !== 'https:')
      problem('OIDC_ISSUER', 'needs https');
  })
  .transform((env) => ({
    ...env,
    PORT: env.PORT ?? env.GATEWAY_PORT,
    TRUSTED_DOCUMENTS: env.TRUSTED_DOCUMENTS ?? (env.NODE_ENV === 'production' ? 'only' : 'off'),
    isProduction: env.NODE_ENV === 'production',
  }));

const splitPair = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

export type Env = z.infer<typeof schema>;

/** Thrown with every problem named by its variable; values never appear, they may be secrets (safety 20). */
export class ConfigurationProblem extends Error {}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = new Map(
    parsed.error.issues.map(({ path, code, message }) => [String(path[0]), describe(code, message)]),
  );
  const list = [...problems].map(([name, problem]) => `${name} ${problem}`).join('; ');
  throw new ConfigurationProblem(`The configuration of the gateway needs attention: ${list}.`);
}

/** Our own sentences name no value; the library's may quote one, so they are replaced. */
function describe(code: string, message: string): string {
  if (code === 'custom') return message;
  return code === 'too_small' ? 'is too short or too small' : 'is not valid';
}
