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
import { billingProblems, billingVariables } from './billing/billingVariables';
import { deliveryProblems, deliveryVariables, type DeliveryEnv } from './delivery/deliveryVariables';
import { dataDirVariable, storageProblems, storageVariables } from './files/storage';

/** A name as in the address of its webhook, and a secret as long as the others. */
const SCHEDULING_SECRET = /^[a-z0-9-]{1,40}=.{32,}$/;
const remoteOrigins = commaList
  .pipe(z.array(z.string().regex(/^mfe[a-z0-9-]+=https?:\/\/[^/,\s]+$/)))
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map(splitPair)));

/** What the routes read beside what the graph behind them does. */
const routeVariables = {
  PORT: port.optional().describe('Where the service listens.'),
  GATEWAY_PORT: port.default(4000).describe('Where the gateway listens when `PORT` does not say.'),
  ...dataDirVariable,
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
  REPORT_KEY: secret
    .default(DEVELOPMENT_REPORT_KEY)
    .describe(
      'What pages prove with that they were drawn here when they report; the same at the shell and the gateway.',
    ),
  TRUSTED_BUILDERS: trustedBuildersVariable.describe(
    'Public keys of those who may publish, as the shell is given them: they are told the supergraph, nobody else is. Outside of production the key of the data folder.',
  ),
  REPORT_KEY_PREVIOUS: secretsBefore.describe('The same of `REPORT_KEY`, for pages that are open.'),
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
  CONTENT_STORE_WEBHOOK_SECRET: secret
    .optional()
    .describe('What the content store signs its reviews and entries with; without one, none are taken.'),
  SCHEDULING_SECRETS: commaList
    .pipe(z.array(z.string().regex(SCHEDULING_SECRET)))
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .describe(
      'What the places where coaches are booked elsewhere sign their news with: `calendly=...,acuity=...`.',
    ),
  ...billingVariables,
  LIMIT_GUESSES: positive
    .default(5)
    .describe(
      'Wrong passwords for one account, from wherever, before each further try waits: 5 seconds, then twice as long each time.',
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
