import { commaList } from '@athenaeum/kit';
import { DEVELOPMENT_REPORT_KEY, trustedBuildersVariable } from '@athenaeum/registry';
import * as z from 'zod';
import {
  type GraphEnv,
  graphVariables,
  origin,
  originProblems,
  port,
  positive,
  processProblems,
  processVariables,
  secret,
  secretsBefore,
  subgraphProblems,
  subgraphVariables,
  url,
  type VariableProblem,
} from '@athenaeum/graph/configuration';
import { billingProblems } from './billing/billingVariables';
import { deliveryProblems, deliveryVariables, type DeliveryEnv } from './delivery/deliveryVariables';
import { dataDirVariable, storageProblems, storageVariables } from './files/storage';
import { liveVariables } from './live/liveVariables';

/** A name as in the address of its webhook, and a secret as long as the others. */
const SCHEDULING_SECRET = /^[a-z0-9-]{1,40}=.{32,}$/;
const remoteOrigins = commaList
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=https?:\/\/[^/,\s]+$/)))
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map(splitPair)));

/** What the routes read beside what the graph behind them does. */
const routeVariables = {
  PORT: port.optional().describe('The port that the service listens on.'),
  GATEWAY_PORT: port.default(4000).describe('The port of the gateway when `PORT` is not set.'),
  ...dataDirVariable,
  SHELL_URL: origin.optional().describe("The shell's address inside the network, if not the public one."),
  REMOTE_ORIGINS: remoteOrigins.describe(
    'Remotes that browsers load from other origins: `mfe-learning=https://...,...`; the shell serves all others.',
  ),
  SITE_ORIGINS: remoteOrigins.describe(
    'The origins of remotes that are sites of their own, in the same format.',
  ),
  MEETING_ROOM_URL: z
    .string()
    .regex(/^https:\/\/\S+$/)
    .refine((address) => address.includes('{room}'), 'It has to say where {room} stands')
    .default('https://meet.jit.si/athenaeum-{room}')
    .describe("The address of a coaching session's video room; `{room}` is replaced by its random name."),
  REPORT_KEY: secret
    .default(DEVELOPMENT_REPORT_KEY)
    .describe(
      'The key that signs the report token of a page that the shell rendered; the same at the shell and the gateway.',
    ),
  TRUSTED_BUILDERS: trustedBuildersVariable.describe(
    'Public keys of publishers, the same as at the shell: only they can read the supergraph. Outside of production the key of the data folder.',
  ),
  REPORT_KEY_PREVIOUS: secretsBefore.describe('Previous values of `REPORT_KEY`, for open pages.'),
  SESSION_IDLE_MINUTES: positive.default(12 * 60).describe('The idle timeout of a session.'),
  SESSION_LONGEST_HOURS: positive.default(7 * 24).describe('The maximum lifetime of a session.'),
  CONFIRMED_FOR_MINUTES: positive
    .default(10)
    .describe(
      'How long after signing in, or confirming by password or passkey, sensitive actions need no further confirmation.',
    ),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'off'])
    .optional()
    .describe(
      'Whether staff need a second factor at the embedded provider: `required`, the default in production; `off` accepts a password alone, and has to be set explicitly there.',
    ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Needed with `OIDC_ISSUER`.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client, if it has one.'),
  BREACHED_PASSWORDS_URL: url
    .optional()
    .describe(
      'Where new passwords are looked up among breached ones, by the first five characters of their SHA-1: `<url>/<five>`, such as `https://api.pwnedpasswords.com/range`. Without an address only the built-in list is used.',
    ),
  ...storageVariables,
  ...liveVariables,
  UPLOAD_PAUSE_MS: positive.default(15_000).describe('How long an upload may stall.'),
  UPLOAD_LONGEST_MS: positive.default(180_000).describe('How long an upload may take in total.'),
  UPLOAD_RECORDING_LONGEST_MS: positive
    .default(3_600_000)
    .describe('The same for an upload by an editor, which may be a recording.'),
  CONTENT_STORE_WEBHOOK_SECRET: secret
    .optional()
    .describe(
      'The key with which the content store signs reviews and entries; without one, they are rejected.',
    ),
  SCHEDULING_SECRETS: commaList
    .pipe(z.array(z.string().regex(SCHEDULING_SECRET)))
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .describe('The webhook signing keys of external scheduling services: `calendly=...,acuity=...`.'),
  LIMIT_GUESSES: positive
    .default(5)
    .describe(
      'Wrong passwords for one account, from any address, before further attempts are delayed: 5 seconds, doubled each time.',
    ),
};

/** Every variable of the routes and of the graph behind them. */
export const bffVariables = {
  ...processVariables,
  ...subgraphVariables,
  ...graphVariables,
  ...deliveryVariables,
  ...routeVariables,
};

type Given = z.infer<z.ZodObject<typeof bffVariables>>;
type RouteEnv = z.infer<z.ZodObject<typeof routeVariables>>;
type StaffFactor = NonNullable<RouteEnv['STAFF_SECOND_FACTOR']>;

/** The environment of the routes. */
export type Env = GraphEnv &
  DeliveryEnv &
  Omit<RouteEnv, 'PORT' | 'STAFF_SECOND_FACTOR'> & {
    PORT: number;
    STAFF_SECOND_FACTOR: StaffFactor;
  };

export function bffProblems(env: Given): VariableProblem[] {
  const isProduction = env.NODE_ENV === 'production';
  const problems = [
    ...processProblems(env),
    ...subgraphProblems(env, isProduction),
    ...deliveryProblems(env, isProduction),
    ...storageProblems(env),
    ...billingProblems(env, isProduction),
  ];
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) problems.push(['OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER']);
  if (!isProduction) return problems;
  if (env.REPORT_KEY === DEVELOPMENT_REPORT_KEY) problems.push(['REPORT_KEY', 'needs a secret of its own']);
  if (env.REPORT_KEY_PREVIOUS.includes(DEVELOPMENT_REPORT_KEY))
    problems.push(['REPORT_KEY_PREVIOUS', 'needs secrets of its own']);
  return [...problems, ...originProblems(env.PUBLIC_ORIGIN)];
}

/** What depends on other variables, or is stricter in production, unless it is said. */
export const withDefaults = <Some extends Given>(env: Some) => ({
  ...env,
  PORT: env.PORT ?? env.GATEWAY_PORT,
  STAFF_SECOND_FACTOR:
    env.STAFF_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? ('required' as const) : ('off' as const)),
  TRUSTED_DOCUMENTS:
    env.TRUSTED_DOCUMENTS ?? (env.NODE_ENV === 'production' ? ('only' as const) : ('off' as const)),
  isProduction: env.NODE_ENV === 'production',
});

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
