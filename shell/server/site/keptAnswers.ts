import type { SiteAnswer } from '@athenaeum/shell-contract/site';
import { LRUCache } from 'lru-cache';

const MAX_CACHED = 200;

interface Kept {
  answer: Promise<SiteAnswer>;
  /** Until when it is given again, epoch ms; null while it is being made. */
  until: number | null;
}

/**
 * A cache of answers for everybody, with request coalescing. A stale one is rendered again before it is served: content
 * removed from the site must not be served longer than other caches keep it.
 */
export function keepAnswers(now: () => number = Date.now) {
  const kept = new LRUCache<string, Kept>({ max: MAX_CACHED });

  return (key: string, make: () => Promise<SiteAnswer>): Promise<SiteAnswer> => {
    const known = kept.get(key);
    if (known && (known.until === null || known.until > now())) return known.answer;

    const entry: Kept = { answer: make(), until: null };
    const forget = () => void (kept.get(key) === entry && kept.delete(key));
    kept.set(key, entry);
    entry.answer.then((answer) => {
      if (answer.kind === 'move' || !answer.keep) return forget();
      entry.until = now() + answer.keep.fresh * 1000;
    }, forget);
    return entry.answer;
  };
}
