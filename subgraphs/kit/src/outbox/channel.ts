import type { OutboxMessageRow } from './outboxMessage.model';

/** `obsolete`: there is no need to deliver it any more. `notBefore`: too early, try again then (epoch ms). */
export type Delivered = 'delivered' | 'obsolete' | { notBefore: number };

/** A way to deliver messages to another system. */
export interface Channel {
  name: string;
  /** How many deliveries run at the same time in this process. */
  concurrency: number;
  /** How long one attempt may take, ms. */
  timeout: number;
  /** Aborts with `signal`; throws a `DeliveryProblem` for failures of the receiver. */
  deliver(message: OutboxMessageRow, signal: AbortSignal): Promise<Delivered>;
}
