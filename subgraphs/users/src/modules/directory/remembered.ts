const MOST = 8;
const answers = new WeakMap<object, Map<string, unknown>>();

/** The answer worked out before for the same version and question; a few of them are kept, none beyond its version. */
export function remembered<T>(version: object, question: unknown, workOut: () => T): T {
  const known = answers.get(version) ?? new Map<string, unknown>();
  answers.set(version, known);
  const name = JSON.stringify(question);
  if (!known.has(name)) {
    if (known.size >= MOST) known.clear();
    known.set(name, workOut());
  }
  return known.get(name) as T;
}
