import type { LiveFact } from '@athenaeum/common/facts';

/** Several facts about one thing within this time are one. */
const DEBOUNCE_MS = 30;

export interface Delivery {
  receive(fact: LiveFact): void;
  close(): void;
}

/** Hands facts to the page: each once, at a random time where many pages hear it, and in a hidden tab when it is visible again. */
export function createDelivery(tell: (fact: LiveFact) => void): Delivery {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const due = new Map<string, LiveFact>();

  function deliver(): void {
    if (document.visibilityState === 'hidden') return;
    const facts = [...due.values()];
    due.clear();
    facts.forEach(tell);
  }
  document.addEventListener('visibilitychange', deliver);

  return {
    receive(fact) {
      const key = `${fact.kind} ${fact.id}`;
      if (timers.has(key)) return;
      const arrive = () => {
        timers.delete(key);
        due.set(key, fact);
        deliver();
      };
      timers.set(key, setTimeout(arrive, DEBOUNCE_MS + Math.random() * (fact.jitterMs ?? 0)));
    },
    close() {
      document.removeEventListener('visibilitychange', deliver);
      timers.forEach(clearTimeout);
    },
  };
}
