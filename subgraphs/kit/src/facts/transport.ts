import type { Fact, PublishedFact } from './fact';

/** How facts reach their subscribers: in this process, or in every process of the product. */
export interface FactTransport {
  /** Never throws and never waits. A page misses a lost fact until it reads again. */
  publish(facts: readonly Fact[]): void;
  /** Calls `listener` with each fact, once. */
  subscribe(listener: (fact: PublishedFact) => void): Subscription;
  close(): Promise<void>;
}

export interface Subscription {
  /** Facts published from then on are delivered, epoch ms: it lies before the call where facts are stored. */
  readonly since: number;
  stop(): void;
}
