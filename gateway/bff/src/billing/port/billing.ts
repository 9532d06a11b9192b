import type { IncomingHttpHeaders } from 'node:http';
import type { BillingEvent } from './billingEvent';
import type { SubscriptionTable } from './subscriptionTable';

export const PROVIDERS = ['stripe', 'chargebee', 'embedded'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/**
 * Who takes payments. What is bought and what follows from it stays with the domains; a provider shows a page to pay
 * on, tells by events what came of it, and keeps subscriptions. Throws `BillingUnavailable` when it did not answer as
 * it should.
 */
export interface Billing {
  readonly name: ProviderName;
  /** A page of the provider's to pay one order on; under the same key it is the same page. */
  createCheckout(order: CheckoutOrder, key: string): Promise<HostedPage>;
  /** Why nobody with this address can buy a membership, in a sentence; null when they can. */
  validateCustomer(email: string): Promise<string | null>;
  subscriptionsOf(account: BillingAccount): Promise<SubscriptionTable>;
  /** The provider's portal for cards and invoices; null when there is none for this member. */
  portalUrl(account: BillingAccount): Promise<string | null>;
  /** What the provider says has happened. Throws `NotGenuine` when it did not say so, or not just now. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<BillingEvent>;
}

/** An order as the provider is shown it. Amounts in the smallest unit of the currency. */
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

export interface HostedPage {
  url: string;
  /** Epoch ms. */
  expires_at: number;
}

/** Whom the provider knows as what. */
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
