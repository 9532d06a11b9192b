import { resolve } from 'node:path';
import { commaList, commandsAreNamed, DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import { telemetryVariables } from '@athenaeum/kit/telemetry';
import { DEVELOPMENT_REPORT_KEY, missingKey, trustedBuildersVariable } from '@athenaeum/registry';
import * as z from 'zod';
import { billingProblems, billingVariables } from './bff/billing/billingVariables';
import { storageVariables } from './bff/files/storage';
import { isLoopback } from './edge/origins';
import { ENGINES } from './graph/engines/engine';

const DEVELOPMENT_SESSION_SECRET = 'athenaeum-development-session-secret';
const DEVELOPMENT_DATABASE = 'mongodb://127.0.0.1:27027/?directConnection=true&replicaSet=athenaeum';
const MIN_SECRET_LENGTH = 32;
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
const secret = z.string().min(MIN_SECRET_LENGTH);
/** Comma between them. */
const secretsBefore = commaList.pipe(z.array(secret));
const remoteOrigins = commaList
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=https?:\/\/[^/,\s]+$/)))
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map(splitPair)));

/** Every variable the gateway reads. */
export const variables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses development secrets, demo data, introspection and plain http.'),
  PORT: port.optional().describe('Where the service listens.'),
  GATEWAY_PORT: port.default(4000).describe('Where the gateway listens when `PORT` does not say.'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on; `0.0.0.0` in a container.'),
  GATEWAY_MODE: z
    .enum(['embedded', 'services'])
    .default('embedded')
    .describe('`embedded`: the subgraphs run inside the gateway; `services`: each behind its address.'),
  GATEWAY_ENGINE: z
    .enum(ENGINES)
    .default('planned')
    .describe(
      'What carries out operations behind the same edge: `planned`, Apollo’s plans carried out by us, or `apollo`, ApolloGateway in ApolloServer.',
    ),
  GATEWAY_SHADOW: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'The share of queries (`0.01`: one of a hundred) that the other engine answers too, after the answer has left: what differs is counted and logged, without data.',
    ),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .default(DEVELOPMENT_DATABASE)
    .describe(
      'A replica set: transactions need one. Without it the embedded database of `npm start` is used.',
    ),
  MONGODB_DATABASE: z
    .string()
    .default('athenaeum')
    .describe(
      'The name of the database. A second one, `<name>_forgotten`, holds what a restore must not undo.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .describe('Where files, uploads under way and the builds of remotes are.'),
  SUPERGRAPH_FILE: z
    .string()
    .default(resolve(import.meta.dirname, '../supergraph.graphql'))
    .transform((file) => resolve(file))
    .describe('The composed graph; a change of the file is taken without a restart.'),

  PUBLIC_ORIGIN: origin.default('http://localhost:3000').describe('The address members use.'),
  TRUSTED_ORIGINS: commaList
    .pipe(z.array(origin))
    .describe('Further origins that pages of ours are served from, separated by commas.'),

  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'Whose word counts for where a request came from: addresses, networks, or `loopback`, `uniquelocal`.',
    ),

  TRUSTED_DOCUMENTS: z
    .enum(['only', 'report', 'off'])
    .optional()
    .describe(
      'What becomes of operations that no registered version sends: refused with `only`, the default in production; counted with `report`.',
    ),

  SHELL_URL: origin
    .optional()
    .describe('Where the shell is reached from here, if not by its public address.'),
  REMOTE_ORIGINS: remoteOrigins.describe(
    'Remotes that browsers load from hosts of their own: `mfe-learning=https://...,...`; all others come from the shell.',
  ),
  SITE_ORIGINS: remoteOrigins.describe(
    'Where remotes stand that are sites of their own, written in the same way.',
  ),

  MEETING_ROOM_URL: z
    .string()
    .regex(/^https:\/\/\S+$/)
    .refine((address) => address.includes('{room}'), 'It has to say where {room} stands')
    .default('https://meet.jit.si/athenaeum-{room}')
    .describe(
      'The address of the video room of one coaching session; `{room}` stands for its name, which nobody guesses.',
    ),

  ANSWER_LONGEST_MS: positive
    .default(18_000)
    .describe(
      'How long anybody waits for an answer before being told to try again: from when the request has come in, and a tenth of a second longer for each megabyte of it.',
    ),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How long to go on serving after being told to stop, so that nothing new is sent here.'),
  SHUTDOWN_LONGEST_MS: positive.default(4000).describe('How long requests in flight may take after that.'),

  INTERNAL_KEY: secret
    .default(DEVELOPMENT_INTERNAL_KEY)
    .describe('What the gateway signs its requests to subgraphs with; the same in all of them.'),
  REPORT_KEY: secret
    .default(DEVELOPMENT_REPORT_KEY)
    .describe(
      'What pages prove with that they were drawn here when they report; the same at the shell and the gateway.',
    ),
  TRUSTED_BUILDERS: trustedBuildersVariable.describe(
    'Public keys of those who may publish, as the shell is given them: they are told the supergraph, nobody else is. Outside of production the key of the data folder.',
  ),
  INTERNAL_KEY_PREVIOUS: secretsBefore.describe(
    'Those before `INTERNAL_KEY` that requests may still come with: `<one>,<another>`.',
  ),
  REPORT_KEY_PREVIOUS: secretsBefore.describe('The same of `REPORT_KEY`, for pages that are open.'),
  SESSION_SECRET_PREVIOUS: secretsBefore.describe(
    'Those before `SESSION_SECRET`, the newest first: what was made with them is good until they are left out here.',
  ),
  SESSION_SECRET: secret
    .default(DEVELOPMENT_SESSION_SECRET)
    .describe('What cookies and links are signed with.'),
  SESSION_IDLE_MINUTES: positive
    .default(12 * 60)
    .describe('After how long without a request a session ends.'),
  SESSION_LONGEST_HOURS: positive.default(7 * 24).describe('After how long a session ends in any case.'),

  CONFIRMED_FOR_MINUTES: positive
    .default(10)
    .describe(
      'How long after signing in, or confirming by password or passkey, what matters most is done without being asked again.',
    ),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'off'])
    .optional()
    .describe(
      'Whether the embedded provider lets staff in by two factors alone: `required`, the default in production; `off` lets a password do, and has to be said by name there.',
    ),

  OIDC_ISSUER: url.optional().describe('An identity provider in place of the embedded one.'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Needed with `OIDC_ISSUER`.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client, when it has one.'),

  BREACHED_PASSWORDS_URL: url
    .optional()
    .describe(
      'Where new passwords are looked up among breached ones, by five characters of their SHA-1: `<url>/<five>`, as `https://api.pwnedpasswords.com/range`. Without an address only our own list is asked.',
    ),

  ...storageVariables,
  UPLOAD_PAUSE_MS: positive.default(15_000).describe('How long an upload may pause.'),
  UPLOAD_LONGEST_MS: positive.default(180_000).describe('How long it may take in all.'),
  UPLOAD_RECORDING_LONGEST_MS: positive
    .default(3_600_000)
    .describe("The same of an editor's, who may send a recording."),

  SUBGRAPH_USERS_URL: url
    .default('http://127.0.0.1:4001/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_CONTENT_URL: url
    .default('http://127.0.0.1:4002/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_COACHING_URL: url
    .default('http://127.0.0.1:4003/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_OPPORTUNITIES_URL: url
    .default('http://127.0.0.1:4004/graphql')
    .describe('Where the subgraph answers, in `services` mode.'),
  SUBGRAPH_TIMEOUT_MS: positive
    .default(4000)
    .describe('How long a subgraph may take; afterwards its fields are missing.'),
  SUBGRAPH_SOCKETS: positive.default(32).describe('The most connections to one subgraph.'),
  GRAPH_AT_ONCE: positive
    .default(8)
    .describe('The most operations under way that need one subgraph; what comes beyond waits in line.'),
  GRAPH_LONGEST_WAIT_MS: positive
    .default(1500)
    .describe('How long one waits in line before it is refused, to be tried again later.'),
  TELL_COSTS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true`: each answer says in `Server-Timing` how many fetches and database queries it took, which itself costs time. In one process only, and not in production.',
    ),
  NAME_COMMANDS: commandsAreNamed,
  PUBLIC_ANSWERS_KEPT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe(
      'How long what everybody may read is kept for visitors who ask the same, unless something is changed through this gateway; `0` keeps nothing.',
    ),

  OUTBOX_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(0)
    .default(4)
    .describe('How many messages to each other system are under way at once; 0: other instances deliver.'),
  OUTBOX_POLL_MS: positive
    .default(1000)
    .describe('How often to look for messages that other processes wrote.'),

  WORKFLOW_URL: url
    .optional()
    .describe('The workflow system; without an address, what it would be told is recorded.'),
  WORKFLOW_TOKEN: z.string().min(1).optional().describe('Needed with `WORKFLOW_URL`.'),
  CRM_URL: url.optional().describe('The CRM; without an address, what it would be told is recorded.'),
  CRM_TOKEN: z.string().min(1).optional().describe('Needed with `CRM_URL`.'),
  CONTENT_STORE_URL: url
    .optional()
    .describe('The content store; without an address, what it would be told is recorded.'),
  CONTENT_STORE_TOKEN: z.string().min(1).optional().describe('Needed with `CONTENT_STORE_URL`.'),
  CONTENT_STORE_WEBHOOK_SECRET: secret
    .optional()
    .describe('What the content store signs its reviews and entries with; without one, none are taken.'),
  JOB_TOKENS: commaList
    .pipe(z.array(z.string().regex(/^\w+=.+$/)))
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .describe('Bearers of single jobs: `rsvp_flow=...,update_contact=...`.'),
  SCHEDULING_SECRETS: commaList
    .pipe(z.array(z.string().regex(SCHEDULING_SECRET)))
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .describe(
      'What the places where coaches are booked elsewhere sign their news with: `calendly=...,acuity=...`.',
    ),
  JOB_TIMEOUT_MS: positive.default(30_000).describe('How long another system may take to be told something.'),

  BRAND: z
    .string()
    .min(1)
    .max(60)
    .default('Athenaeum')
    .describe("The product's name on its pages and in its mail."),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./)
    .optional()
    .describe(
      '`smtp://user:password@host:587` or `smtps://...`; without one, mail is kept on `/dev/mailbox`.',
    ),
  MAIL_FROM: z.email().default(DEVELOPMENT_ADDRESSES.MAIL_FROM).describe('Who mail comes from.'),
  MEMBER_SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT_ADDRESSES.MEMBER_SUPPORT_EMAIL)
    .describe('Who gets what members ask member support.'),
  BOARD_SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT_ADDRESSES.BOARD_SUPPORT_EMAIL)
    .describe('Who gets news of opportunities to review.'),
  MAIL_DEVELOPMENT_COPY: z.email().optional().describe('Gets a copy of what members ask member support.'),
  MAIL_TIMEOUT_MS: positive.default(4 * 60_000).describe('The longest silence of a mail server.'),

  ...billingVariables,

  LIMIT_LOGIN: positive.default(5).describe('Failed sign-ins a minute, by address.'),
  LIMIT_CONFIRMING: positive.default(5).describe('Failed confirmations a minute, by account.'),
  LIMIT_GUESSES: positive
    .default(5)
    .describe(
      'Wrong passwords for one account, from wherever, before each further try waits: 5 seconds, then twice as long each time.',
    ),
  LIMIT_SECOND_FACTOR: positive
    .default(10)
    .describe('Wrong codes of authenticator apps in a quarter of an hour, by account.'),
  LIMIT_PASSKEYS: positive.default(20).describe('Passkeys added or begun a minute, by person.'),
  LIMIT_SEARCH: positive.default(60).describe('Searches a minute, by person.'),
  LIMIT_RSVP: positive.default(10).describe('RSVPs a minute, by person.'),
  LIMIT_BOOKING: positive.default(20).describe('Bookings of coaches a minute, by person.'),
  LIMIT_APPLYING: positive.default(10).describe('Applications a minute, by person.'),
  LIMIT_RECORDS: positive
    .default(60)
    .describe('Companies added, and changes told to the CRM, a minute, by person.'),
  LIMIT_UPLOAD: positive.default(10).describe('Uploads a minute, by person.'),
  LIMIT_PUBLIC_FORM: positive.default(10).describe('Public forms a minute, by address.'),
  LIMIT_GUEST_HOLDS: positive
    .default(30)
    .describe('Seats asked for by the public form in the half hour they are held, by address.'),
  LIMIT_MAIL: positive.default(5).describe('Mails to support a minute, by person.'),
  LIMIT_UNASKED_MAIL: positive
    .default(1)
    .describe('Letters an hour to an address that somebody typed, by address and kind of letter.'),
  LIMIT_CHECKOUT: positive.default(20).describe('Checkouts a minute, by person.'),
  LIMIT_FEED: positive.default(30).describe('Readings of a calendar a minute.'),
  LIMIT_EXPORT: positive.default(3).describe('Exports of own data a minute, by person.'),
  LIMIT_CONNECT: positive.default(20).describe('Connection requests a minute, by person.'),
  LIMIT_ANALYTICS: positive.default(60).describe('Batches of analytics a minute, by address.'),
  LIMIT_REPORTS: positive
    .default(120)
    .describe('Batches of reports on areas a minute, by person; of those who are not signed in, by address.'),
  LIMIT_RELEASING: positive
    .default(60)
    .describe('Requests to the release service a minute that an admin is let send, by person.'),
  LIMIT_TRYING: positive
    .default(120)
    .describe(
      'Operations a minute that no version sends yet, of an admin with an override to their own machine.',
    ),
  LIMIT_INVITE_CODE: positive.default(5).describe('Wrong invite codes in a quarter of an hour, by person.'),
  ...telemetryVariables,
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('How much is logged.'),
};

const schema = z
  .object(variables)
  .superRefine((env, context) => {
    const problem = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const system of ['WORKFLOW', 'CRM', 'CONTENT_STORE'] as const)
      if (env[`${system}_URL`] && !env[`${system}_TOKEN`])
        problem(`${system}_TOKEN`, `is needed with ${system}_URL`);
    if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) problem('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER');
    const missing = missingKey(env);
    if (missing) problem(missing, 'is needed with the other key');
    for (const [name, message] of billingProblems(env, env.NODE_ENV === 'production')) problem(name, message);
    if (env.NODE_ENV !== 'production') return;
    if (env.INTERNAL_KEY === DEVELOPMENT_INTERNAL_KEY) problem('INTERNAL_KEY', 'needs a secret of its own');
    if (env.SESSION_SECRET === DEVELOPMENT_SESSION_SECRET)
      problem('SESSION_SECRET', 'needs a secret of its own');
    if (env.REPORT_KEY === DEVELOPMENT_REPORT_KEY) problem('REPORT_KEY', 'needs a secret of its own');
    if (env.SESSION_SECRET_PREVIOUS.includes(DEVELOPMENT_SESSION_SECRET))
      problem('SESSION_SECRET_PREVIOUS', 'needs secrets of its own');
    if (env.INTERNAL_KEY_PREVIOUS.includes(DEVELOPMENT_INTERNAL_KEY))
      problem('INTERNAL_KEY_PREVIOUS', 'needs secrets of its own');
    if (env.REPORT_KEY_PREVIOUS.includes(DEVELOPMENT_REPORT_KEY))
      problem('REPORT_KEY_PREVIOUS', 'needs secrets of its own');
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
    STAFF_SECOND_FACTOR:
      env.STAFF_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? ('required' as const) : ('off' as const)),
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
