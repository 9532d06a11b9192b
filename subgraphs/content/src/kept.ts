const KEPT_FOR = 5_000;
const MOST = 50;

/**
 * Keeps answers that are the same for everyone for five seconds, as long as a search keeps the library's words, so that
 * many who ask at once cost one reading of a large library.
 */
export function keptForEveryone<T>(read: (key: string) => Promise<T>, now = () => Date.now()) {
  const kept = new Map<string, { answer: Promise<T>; at: number }>();

  return (key: string): Promise<T> => {
    const known = kept.get(key);
    if (known && now() - known.at < KEPT_FOR) return known.answer;
    if (kept.size >= MOST) kept.clear();
    const answer = read(key);
    kept.set(key, { answer, at: now() });
    // A reading that failed is not kept.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
