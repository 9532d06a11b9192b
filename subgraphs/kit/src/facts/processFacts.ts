import type { PublishedFact } from './fact';
import type { FactTransport } from './transport';

/** Facts within this process. */
export function processFacts(): FactTransport {
  const listeners = new Set<(fact: PublishedFact) => void>();
  return {
    publish(facts) {
      const at = Date.now();
      for (const fact of facts) for (const listener of listeners) listener({ ...fact, at });
    },
    subscribe(given) {
      // The same function may subscribe twice.
      const listener = (fact: PublishedFact) => given(fact);
      listeners.add(listener);
      return { since: Date.now(), stop: () => void listeners.delete(listener) };
    },
    close: async () => listeners.clear(),
  };
}
