import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 8;
const answers = new WeakMap<object, LRUCache<string, object>>();

/** Caches computed values for a version of the data by key; a new version starts with an empty cache. */
export function cachedByVersion<T extends object>(version: object, key: unknown, compute: () => T): T {
  const known = answers.get(version) ?? new LRUCache<string, object>({ max: MAX_ENTRIES });
  answers.set(version, known);
  const name = JSON.stringify(key);
  const answer = known.get(name) ?? compute();
  known.set(name, answer);
  return answer as T;
}
