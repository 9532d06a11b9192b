import mongoose from 'mongoose';

/** What a process keeps of its database, made when it is first asked for; another database has its own. */
export function ofThisDatabase<T>(make: () => T): () => T {
  const made = new WeakMap<object, { it: T }>();

  return () => {
    const client = mongoose.connection.getClient();
    let kept = made.get(client);
    if (!kept) made.set(client, (kept = { it: make() }));
    return kept.it;
  };
}
