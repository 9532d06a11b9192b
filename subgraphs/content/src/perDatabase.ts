import mongoose from 'mongoose';

/** A lazily created value for each database connection of the process. */
export function perDatabase<T>(make: () => T): () => T {
  const made = new WeakMap<object, { it: T }>();

  return () => {
    const client = mongoose.connection.getClient();
    let kept = made.get(client);
    if (!kept) made.set(client, (kept = { it: make() }));
    return kept.it;
  };
}
