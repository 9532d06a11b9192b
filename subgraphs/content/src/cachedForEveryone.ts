import { LRUCache } from 'lru-cache';

const FRESH_TTL_MS = 5_000;
const STALE_TTL_MS = 60_000;
/** What takes long to read is read less often: the interval is at least this many times the duration of a read. */
const MIN_INTERVAL_FACTOR = 60;
const MAX_ENTRIES = 50;

/**
 * Caches answers that are the same for everyone for five seconds, as long as the search index does, so that
 * concurrent requests read a large library once; for up to a minute where a read takes longer than some 80 ms.
 */
export function cachedForEveryone<T>(read: (key: string) => Promise<T>, now = () => Date.now()) {
  const cached = new LRUCache<string, Promise<T>>({
    max: MAX_ENTRIES,
    ttl: FRESH_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return (key: string): Promise<T> => {
    const known = cached.get(key);
    if (known) return known;
    const startedAt = now();
    const answer = read(key);
    cached.set(key, answer);
    answer.then(
      () => {
        const ttl = Math.min(STALE_TTL_MS, MIN_INTERVAL_FACTOR * (now() - startedAt));
        if (ttl > FRESH_TTL_MS && cached.peek(key) === answer) cached.set(key, answer, { ttl });
      },
      // Errors are not cached.
      () => cached.delete(key),
    );
    return answer;
  };
}
