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

/** What a domain that sells something does with its orders; billing itself keeps none. */
export interface DomainOrders extends Settler {
  /** The caller's own, while it can be paid. */
  findOpen(caller: InternalCaller, orderId: string): Promise<PayableOrder | null>;
}

/** Who is told what has become of an order. */
export interface Settler {
  /** Throws a `DeliveryProblem` when it was not taken. */
  settle(orderId: string, outcome: OrderOutcome): Promise<void>;
}

/** By the name that stands before the dot of a reference. */
export type OrdersByDomain = Readonly<Record<string, DomainOrders>>;
export type Settlers = Readonly<Record<string, Settler>>;
