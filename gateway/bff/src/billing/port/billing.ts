import type { RefundState } from '@athenaeum/common/refund';
import type { IncomingHttpHeaders } from 'node:http';
import type { BillingEvent } from './billingEvent';
import type { SubscriptionTable } from './subscriptionTable';

export const PROVIDERS = ['stripe', 'chargebee', 'embedded'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/**
 * The port of payment providers. Orders and their consequences belong to the domains; a provider shows a payment page,
 * reports results by events, and keeps subscriptions.
 *
 * @throws BillingUnavailable when the provider does not answer as expected
 */
export interface Billing {
  readonly name: ProviderName;
  /** Creates the provider's payment page for one order; the same key returns the same page. */
  createCheckout(order: CheckoutOrder, key: string): Promise<HostedPage>;
  /** Why this address cannot buy a membership, as a sentence; null when it can. */
  validateCustomer(email: string): Promise<string | null>;
  subscriptionsOf(account: BillingAccount): Promise<SubscriptionTable>;
  /** The provider's portal for cards and invoices; null when there is none for this member. */
  portalUrl(account: BillingAccount): Promise<string | null>;
  /**
   * Pays back a part of a payment, or all of it; under the same `refund_id` once, however long ago it was asked for. A
   * BillingUnavailable that `wasAnswered` with a refusal (`isFinalRefusal`) will be refused again.
   */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /**
   * Parses and verifies a webhook event.
   *
   * @throws NotGenuine when it is not the provider's, or too old
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<BillingEvent>;
}

/** An order as sent to the provider. Amounts in the smallest unit of the currency. */
export interface CheckoutOrder {
  /** `<domain>.<order>`: comes back with the payment. */
  reference: string;
  account: BillingAccount;
  lines: readonly { label: string; quantity: number; unit_price: number }[];
  total: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Local paths to return to. */
  done: string;
  cancelled: string;
}

/** A refund as asked of the provider. Amounts in the smallest unit of the currency. */
export interface RefundOrder {
  /** `<domain>.<order>`. */
  reference: string;
  /** Of ours, in every domain: the provider keeps it. */
  refund_id: string;
  customer_id: string | null;
  /** As the provider has reported it with the payment. */
  invoice_id: string;
  amount: number;
  currency: string;
}

export interface ProviderRefund {
  /** `pending`: the provider reports it later, or knows when it is asked again. */
  state: RefundState;
  /** The provider's id of it. */
  id: string;
}

export interface HostedPage {
  url: string;
  /** Epoch ms. */
  expires_at: number;
}

/** The customer at the provider. */
export interface BillingAccount {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  billing_provider: string | null;
  stripe_customer_id: string | null;
  chargebee_subscription_id: string | null;
  /** Epoch ms. */
  subscription_end_date: number | null;
  /** Whom invoices are made out to, as the member keeps it. */
  billing_details?: { company: string | null; address: string | null; tax_id: string | null } | null;
}

/** `<domain>.<order>` of an order. */
export const referenceOf = (domain: string, orderId: string): string => `${domain}.${orderId}`;

export function readReference(reference: string): { domain: string; orderId: string } | null {
  const [, domain, orderId] = /^([a-z]{1,20})\.([\w-]{1,64})$/.exec(reference) ?? [];
  return domain && orderId ? { domain, orderId } : null;
}
