import * as z from 'zod';
import { PROVIDERS } from './port/billing';

const address = z.url({ protocol: /^https?$/ }).optional();
const secret = z.string().min(1).optional();

/** The payment provider and its keys. */
export const billingVariables = {
  BILLING_PROVIDER: z
    .enum(PROVIDERS)
    .default('embedded')
    .describe('The payment provider; `embedded` is a built-in test checkout without real payments.'),
  STRIPE_SECRET_KEY: secret.describe('Needed with `BILLING_PROVIDER=stripe`.'),
  STRIPE_WEBHOOK_SECRET: secret.describe('Needed with `BILLING_PROVIDER=stripe`.'),
  STRIPE_API_BASE: address.describe("An address in place of Stripe's own."),
  CHARGEBEE_SITE: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe('Needed with `BILLING_PROVIDER=chargebee`.'),
  CHARGEBEE_API_KEY: secret.describe('Needed with `BILLING_PROVIDER=chargebee`.'),
  CHARGEBEE_WEBHOOK_USER: secret.describe(
    "Credentials of Chargebee's requests to our webhook; needed with `BILLING_PROVIDER=chargebee`.",
  ),
  CHARGEBEE_WEBHOOK_PASSWORD: secret.describe(
    "Credentials of Chargebee's requests to our webhook; needed with `BILLING_PROVIDER=chargebee`.",
  ),
  CHARGEBEE_API_BASE: address.describe("An address in place of Chargebee's own."),
  MEMBERSHIP_PRICE: z.coerce
    .number()
    .int()
    .min(1)
    .default(240_000)
    .describe(
      'The price of a year of membership, in the smallest unit of the currency: `240000` is 2,400.00.',
    ),
  MEMBERSHIP_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD')
    .describe('ISO 4217.'),
  INVOICE_SELLER: z
    .string()
    .max(500)
    .default('')
    .transform((lines) =>
      lines
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .describe(
      'What invoices print below the name of the product, lines separated by `|`: the company that sells, its address and its tax number.',
    ),
  BILLING_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(8000)
    .describe('The timeout of a request to the billing provider.'),
};

const schema = z.object(billingVariables);
export type BillingEnv = z.infer<typeof schema>;

export const readBillingEnv = (source: Record<string, string | undefined>): BillingEnv =>
  schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));

type Needed = Record<BillingEnv['BILLING_PROVIDER'], readonly (keyof BillingEnv)[]>;

const TO_CALL: Needed = {
  stripe: ['STRIPE_SECRET_KEY'],
  chargebee: ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY'],
  embedded: [],
};

const TO_BE_CALLED: Needed = {
  stripe: ['STRIPE_WEBHOOK_SECRET'],
  chargebee: ['CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'],
  embedded: [],
};

type Problem = [name: string, problem: string];

/** What is missing to call the provider that was chosen, by the name of the variable. */
export const providerProblems = (env: BillingEnv, isProduction: boolean): Problem[] => [
  ...missing(env, TO_CALL),
  ...(isProduction && env.BILLING_PROVIDER === 'embedded'
    ? [['BILLING_PROVIDER', 'needs one that takes real payments'] as Problem]
    : []),
];

/** What is missing to call it, and to take its webhooks. */
export const billingProblems = (env: BillingEnv, isProduction: boolean): Problem[] => [
  ...providerProblems(env, isProduction),
  ...missing(env, TO_BE_CALLED),
];

const missing = (env: BillingEnv, needed: Needed): Problem[] =>
  needed[env.BILLING_PROVIDER]
    .filter((name) => !env[name])
    .map((name) => [name, `is needed with BILLING_PROVIDER=${env.BILLING_PROVIDER}`]);
