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

const NEEDED = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  chargebee: ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY', 'CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'],
  embedded: [],
} as const;

/** What is missing for the provider that was chosen, by the name of the variable. */
export function billingProblems(env: BillingEnv, isProduction: boolean): [name: string, problem: string][] {
  const needed: readonly (keyof BillingEnv)[] = NEEDED[env.BILLING_PROVIDER];
  const missing = needed.filter((name) => !env[name]);
  return [
    ...missing.map((name): [string, string] => [
      name,
      `is needed with BILLING_PROVIDER=${env.BILLING_PROVIDER}`,
    ]),
    ...(isProduction && env.BILLING_PROVIDER === 'embedded'
      ? [['BILLING_PROVIDER', 'needs one that takes real payments'] as [string, string]]
      : []),
  ];
}
