import type { Fact, PublishedFact } from './fact';
import { FACT_TTL_MS } from './factRow.model';

/** How far back a subscription begins where facts are stored, for pages that reconnect after a restart. */
export const REPLAY_MS = FACT_TTL_MS / 2;

/** How facts reach their subscribers: in this process, or in every process of the product. */
export interface FactTransport {
  /** Never throws and never waits. A page misses a lost fact until it reads again. */
  publish(facts: readonly Fact[]): void;
  /** Calls `listener` with each fact, once; twice perhaps where a store answered too late. */
  subscribe(listener: (fact: PublishedFact) => void): Subscription;
  close(): Promise<void>;
}

export interface Subscription {
  /** Facts published from then on are delivered, epoch ms: it lies before the call where facts are stored. */
  readonly since: number;
  stop(): void;
}
