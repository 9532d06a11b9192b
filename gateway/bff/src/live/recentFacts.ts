import type { PublishedFact } from '@athenaeum/kit/facts';

const MAX_FACTS = 5000;
/** Clocks of several processes differ, and facts arrive out of order: so much before the last heard is told again. */
const OVERLAP_MS = 4000;

export interface RecentFacts {
  add(fact: PublishedFact): void;
  /** What was published since `at` (epoch ms), perhaps with some from before; null when that is not known any more. */
  since(at: number): readonly PublishedFact[] | null;
}

/** The last facts, for pages whose stream was interrupted. `known`: since when all of them are told to it, epoch ms. */
export function createRecentFacts(known: number): RecentFacts {
  let facts: PublishedFact[] = [];
  let from = known;
  return {
    add(fact) {
      facts.push(fact);
      if (facts.length <= MAX_FACTS) return;
      // By halves, so that most facts move nothing.
      const dropped = facts.slice(0, MAX_FACTS / 2);
      facts = facts.slice(dropped.length);
      from = Math.max(from, ...dropped.map(({ at }) => at + 1));
    },
    since: (at) => (at < from ? null : facts.filter((fact) => fact.at >= at - OVERLAP_MS)),
  };
}
