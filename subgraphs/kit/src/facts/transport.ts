import type { Fact, PublishedFact } from './fact';

/** How facts reach those who follow them: in this process, or in every process of the product. */
export interface FactTransport {
  /** Never fails and never waits: a fact that is lost costs a page its update until it reads again. */
  publish(facts: readonly Fact[]): void;
  /** Calls `listener` with each fact, once. */
  follow(listener: (fact: PublishedFact) => void): Following;
  close(): Promise<void>;
}

export interface Following {
  /** Facts since then are told, epoch ms: also some from before the call, where they are kept. */
  readonly since: number;
  stop(): void;
}
