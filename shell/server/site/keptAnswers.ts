import type { SiteAnswer } from '@athenaeum/shell-contract/site';
import { LRUCache } from 'lru-cache';

const MAX_CACHED = 200;

interface Kept {
  answer: Promise<SiteAnswer>;
  /** Until when it is given again, epoch ms; null while it is being made. */
  until: number | null;
}

/**
 * Answers made for everybody alike, each made once for as long as it is fresh, however many ask for it at once. One that
 * is stale is made anew before anybody has it: what was taken off the site must not be told by us a second longer than
 * by those who keep it elsewhere.
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
