const CACHE_TTL_MS = 5_000;
const MAX_ENTRIES = 50;

/**
 * Caches answers that are the same for everyone for five seconds, as long as the search index does, so that
 * concurrent requests read a large library once.
 */
export function cachedForEveryone<T>(read: (key: string) => Promise<T>, now = () => Date.now()) {
  const cached = new Map<string, { answer: Promise<T>; at: number }>();

  return (key: string): Promise<T> => {
    const known = cached.get(key);
    if (known && now() - known.at < CACHE_TTL_MS) return known.answer;
    if (cached.size >= MAX_ENTRIES) cached.clear();
    const answer = read(key);
    cached.set(key, { answer, at: now() });
    // Errors are not cached.
    answer.catch(() => cached.delete(key));
    return answer;
  };
}
