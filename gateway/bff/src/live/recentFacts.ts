import type { PublishedFact } from '@athenaeum/kit/facts';

const MAX_FACTS = 5000;
/** Clocks of processes differ, and facts arrive out of order: a replay begins so long before the last fact that a page got. */
const OVERLAP_MS = 4000;

export interface RecentFacts {
  add(fact: PublishedFact): void;
  /** Facts published since `at` (epoch ms), perhaps with some from before; null when some of them were dropped. */
  since(at: number): readonly PublishedFact[] | null;
}

/** A buffer of the latest facts, for pages that reconnect. @param since it gets all facts from then on, epoch ms */
export function createRecentFacts(since: number): RecentFacts {
  let facts: PublishedFact[] = [];
  let from = since;
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
