import { commaList } from '@athenaeum/kit';
import * as z from 'zod';
import {
  origin,
  positive,
  secret,
  secretsBefore,
  type SubgraphEnv,
  url,
  type VariableProblem,
} from '@athenaeum/graph/configuration';
import { billingVariables } from '../billing/billingVariables';
import { pushVariables } from '../push/vapid';

const DEVELOPMENT_SESSION_SECRET = 'athenaeum-development-session-secret';
const DEVELOPMENT_ADDRESSES = {
  MAIL_FROM: 'no-reply@athenaeum.test',
  MEMBER_SUPPORT_EMAIL: 'support@athenaeum.test',
  BOARD_SUPPORT_EMAIL: 'board-support@athenaeum.test',
} as const;

/** What everything that leaves by the outbox needs: mail with its links, other systems, and payments. */
export const deliveryVariables = {
  PUBLIC_ORIGIN: origin.default('http://localhost:3000').describe('The address that members open.'),
  SESSION_SECRET: secret
    .default(DEVELOPMENT_SESSION_SECRET)
    .describe('The key that signs cookies and links.'),
  SESSION_SECRET_PREVIOUS: secretsBefore.describe(
    'Previous values of `SESSION_SECRET`, the newest first: what they signed stays valid until they are removed here.',
  ),
  OIDC_ISSUER: url.optional().describe('An identity provider in place of the embedded one.'),
  OUTBOX_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(0)
    .default(4)
    .describe(
      'How many messages to each external system are delivered concurrently; `0`: none, other instances deliver.',
    ),
  WORKFLOW_URL: url
    .optional()
    .describe('The workflow system; without an address its messages are only recorded.'),
  WORKFLOW_TOKEN: z.string().min(1).optional().describe('Needed with `WORKFLOW_URL`.'),
  CRM_URL: url.optional().describe('The CRM; without an address its messages are only recorded.'),
  CRM_TOKEN: z.string().min(1).optional().describe('Needed with `CRM_URL`.'),
  CONTENT_STORE_URL: url
    .optional()
    .describe('The content store; without an address its messages are only recorded.'),
  CONTENT_STORE_TOKEN: z.string().min(1).optional().describe('Needed with `CONTENT_STORE_URL`.'),
  JOB_TOKENS: commaList
    .pipe(z.array(z.string().regex(/^\w+=.+$/)))
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .describe('Bearer tokens of individual jobs: `rsvp_flow=...,update_contact=...`.'),
  JOB_TIMEOUT_MS: positive.default(30_000).describe('The timeout of a request to an external system.'),
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
      '`smtp://user:password@host:587` or `smtps://...`; without one, mail is not sent but shown at `/dev/mailbox`.',
    ),
  MAIL_FROM: z.email().default(DEVELOPMENT_ADDRESSES.MAIL_FROM).describe('The sender of mail.'),
  MEMBER_SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT_ADDRESSES.MEMBER_SUPPORT_EMAIL)
    .describe("The recipient of members' messages to member support."),
  BOARD_SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT_ADDRESSES.BOARD_SUPPORT_EMAIL)
    .describe('The recipient of notifications of opportunities to review.'),
  MAIL_DEVELOPMENT_COPY: z
    .email()
    .optional()
    .describe("Receives a copy of members' messages to member support."),
  MAIL_TIMEOUT_MS: positive.default(4 * 60_000).describe('The timeout of a mail server.'),
  ...pushVariables,
  // Refunds are asked of the provider from the outbox.
  ...billingVariables,
};

export type DeliveryEnv = z.infer<z.ZodObject<typeof deliveryVariables>>;

/** What a channel is made with. */
export type ChannelEnv = DeliveryEnv & Pick<SubgraphEnv, 'SUBGRAPH_TIMEOUT_MS'>;

export function deliveryProblems(env: DeliveryEnv, isProduction: boolean): VariableProblem[] {
  const problems: VariableProblem[] = [];
  for (const system of ['WORKFLOW', 'CRM', 'CONTENT_STORE'] as const)
    if (env[`${system}_URL`] && !env[`${system}_TOKEN`])
      problems.push([`${system}_TOKEN`, `is needed with ${system}_URL`]);
  return isProduction ? [...problems, ...productionProblems(env)] : problems;
}

function productionProblems(env: DeliveryEnv): VariableProblem[] {
  const problems: VariableProblem[] = [];
  if (env.SESSION_SECRET === DEVELOPMENT_SESSION_SECRET)
    problems.push(['SESSION_SECRET', 'needs a secret of its own']);
  if (env.SESSION_SECRET_PREVIOUS.includes(DEVELOPMENT_SESSION_SECRET))
    problems.push(['SESSION_SECRET_PREVIOUS', 'needs secrets of its own']);
  if (!env.SMTP_URL) problems.push(['SMTP_URL', 'needs the address of a mail server']);
  for (const [name, address] of Object.entries(DEVELOPMENT_ADDRESSES))
    if (env[name as keyof typeof DEVELOPMENT_ADDRESSES] === address)
      problems.push([name, 'needs an address of your own']);
  if (env.OIDC_ISSUER && new URL(env.OIDC_ISSUER).protocol !== 'https:')
    problems.push(['OIDC_ISSUER', 'needs https']);
  return problems;
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
