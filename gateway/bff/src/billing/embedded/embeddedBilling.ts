import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { deriveKeys, type SecretEnv } from '../../auth/secrets';
import type { Billing, BillingAccount, CheckoutOrder } from '../port/billing';
import { EmbeddedCheckout, type EmbeddedCheckoutRow } from './embeddedCheckout.model';
import { EmbeddedRefund } from './embeddedRefund.model';
import { readEmbeddedEvent } from './embeddedEvent';
import { assertSigned, SIGNATURE_HEADER } from './signature';

export const EMBEDDED_PATH = '/api/billing/embedded';
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const PAGE_TTL_MS = DAY;

/** The embedded provider's signing secret; all instances derive the same. */
export const embeddedSecret = (env: SecretEnv): Buffer => embeddedKeys(env)[0]!;

const embeddedKeys = (env: SecretEnv) => deriveKeys(env, 'embedded billing').map(({ key }) => key);

/** The embedded provider, for demo and tests: real pages and signed events, no money. */
export function createEmbeddedBilling(env: SecretEnv): Billing {
  const secrets = embeddedKeys(env);
  return {
    name: 'embedded',
    async createCheckout(order, key) {
      const { _id, expires_at } = await pageFor(order, key);
      return { url: `${EMBEDDED_PATH}/${_id}`, expires_at };
    },
    // The provider has no customers of its own: the users domain knows all.
    validateCustomer: async () => null,
    async subscriptionsOf(account) {
      return { provider: 'embedded', rows: membershipOf(account) };
    },
    portalUrl: async () => null,
    async refund({ refund_id, reference, amount, currency }) {
      // No money moves: repeating it writes the same row.
      await EmbeddedRefund.updateOne(
        { _id: refund_id },
        { $setOnInsert: { reference, amount, currency, made_at: Date.now() } },
        { upsert: true },
      );
      return { id: `re_${refund_id}`, state: 'made' };
    },
    async readEvent(body, headers) {
      assertSigned(secrets, body, headers[SIGNATURE_HEADER], Date.now());
      return readEmbeddedEvent(body);
    },
  };
}

async function pageFor(order: CheckoutOrder, key: string): Promise<EmbeddedCheckoutRow> {
  const { reference, account, lines, total, currency, done, cancelled } = order;
  const now = Date.now();
  try {
    const page = await EmbeddedCheckout.create({
      _id: randomBytes(24).toString('base64url'),
      key,
      reference,
      customer_id: customerOf(account),
      lines: [...lines],
      total,
      currency,
      done,
      cancelled,
      expires_at: now + PAGE_TTL_MS,
      forget_at: new Date(now + 30 * DAY),
    });
    return page.toObject<EmbeddedCheckoutRow>();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return EmbeddedCheckout.findOne({ key }).orFail().lean<EmbeddedCheckoutRow>();
  }
}

const customerOf = ({ id }: BillingAccount) => `cus_${id}`;

/** Memberships are sold by the year and are not kept apart from the member. */
function membershipOf({ id, subscription_end_date: end }: BillingAccount) {
  if (!end) return [];
  return [
    {
      id: `sub_${id}`,
      name: 'Membership',
      start_date: end - YEAR,
      current_period_end: end,
      active: end > Date.now(),
      cancel_at_period_end: false,
    },
  ];
}
