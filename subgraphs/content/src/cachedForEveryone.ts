import { LRUCache } from 'lru-cache';

const CACHE_TTL_MS = 5_000;
const MAX_ENTRIES = 50;

/**
 * Caches answers that are the same for everyone for five seconds, as long as the search index does, so that
 * concurrent requests read a large library once.
 */
export function cachedForEveryone<T>(read: (key: string) => Promise<T>, now = () => Date.now()) {
  const cached = new LRUCache<string, Promise<T>>({
    max: MAX_ENTRIES,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return (key: string): Promise<T> => {
    const known = cached.get(key);
    if (known) return known;
    const answer = read(key);
    cached.set(key, answer);
    // Errors are not cached.
    answer.catch(() => cached.delete(key));
    return answer;
  };
}
