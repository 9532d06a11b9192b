import type { InternalCaller } from '@athenaeum/kit';
import type { OrderOutcome } from '../port/billingEvent';

/** An order of any domain, as far as paying for it goes. */
export interface PayableOrder {
  id: string;
  lines: { label: string; quantity: number; unit_price: number }[];
  total: number;
  currency: string;
  /** Local path of the page to return to. */
  page: string;
}

/** The orders of a domain; billing itself stores none. */
export interface DomainOrders extends Settler {
  /** The caller's own order, while it can be paid; null otherwise. */
  findOpen(caller: InternalCaller, orderId: string): Promise<PayableOrder | null>;
}

/** Applies the outcome of a payment to its order. */
export interface Settler {
  /** @throws DeliveryProblem when it was not accepted */
  settle(orderId: string, outcome: OrderOutcome): Promise<void>;
  /** Applies the outcome of a refund. @throws DeliveryProblem when it was not accepted */
  settleRefund(orderId: string, outcome: RefundOutcome): Promise<void>;
}

/** The outcome of a refund, reported by the provider or answered to us. */
export interface RefundOutcome {
  refund_id: string;
  outcome: 'made' | 'failed';
  provider_refund_id: string | null;
  /** A code, where it failed. */
  problem: string | null;
  /** Epoch ms. */
  at: number;
}

/** By the domain's name, the part of a reference before the dot. */
export type OrdersByDomain = Readonly<Record<string, DomainOrders>>;
export type Settlers = Readonly<Record<string, Settler>>;
