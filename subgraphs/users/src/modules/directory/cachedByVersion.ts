const MAX_ENTRIES = 8;
const answers = new WeakMap<object, Map<string, unknown>>();

/** Caches computed values for a version of the data by key; a new version starts with an empty cache. */
export function cachedByVersion<T>(version: object, key: unknown, compute: () => T): T {
  const known = answers.get(version) ?? new Map<string, unknown>();
  answers.set(version, known);
  const name = JSON.stringify(key);
  if (!known.has(name)) {
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(name, compute());
  }
  return known.get(name) as T;
}
