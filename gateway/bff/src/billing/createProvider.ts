import type { DeliveryEnv } from '../delivery/deliveryVariables';
import type { SecretEnv } from '../auth/secrets';
import { createEmbeddedBilling } from './embedded/embeddedBilling';
import type { Billing } from './port/billing';
import type { BillingEnv } from './billingVariables';

type ProviderEnv = BillingEnv & SecretEnv & Pick<DeliveryEnv, 'PUBLIC_ORIGIN'>;

/** The configured payment provider; its configuration has been validated. */
export async function createProvider(env: ProviderEnv): Promise<Billing> {
  // Imported on demand, as the clients are large.
  if (env.BILLING_PROVIDER === 'stripe') {
    const { createStripeBilling } = await import('./stripe/stripeBilling');
    return createStripeBilling(env as Parameters<typeof createStripeBilling>[0]);
  }
  if (env.BILLING_PROVIDER === 'chargebee') {
    const { createChargebeeBilling } = await import('./chargebee/chargebeeBilling');
    return createChargebeeBilling(env as Parameters<typeof createChargebeeBilling>[0]);
  }
  return createEmbeddedBilling(env);
}
