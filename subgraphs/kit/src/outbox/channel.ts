import type { OutboxMessageRow } from './outboxMessage.model';

/** `obsolete`: there is nothing to say any more. A time: not yet, ask again then (epoch ms). */
export type Delivered = 'delivered' | 'obsolete' | { notBefore: number };

/** One way out of the product. */
export interface Channel {
  name: string;
  /** How many are under way at once in this process. */
  concurrency: number;
  /** How long one attempt may take, ms. */
  timeout: number;
  /** Gives up when `signal` aborts; throws a `DeliveryProblem` for what the receiver is to blame for. */
  deliver(message: OutboxMessageRow, signal: AbortSignal): Promise<Delivered>;
}
