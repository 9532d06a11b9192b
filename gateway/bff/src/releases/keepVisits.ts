import { recordVisits, visitIdOf, type VisitNote } from '@athenaeum/registry';
import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';

const MAX_KNOWN = 20_000;

/** Writes a visit when it begins, and again only when it comes to a figure. */
export function createKeepVisits(record = (notes: VisitNote[]) => recordVisits(mongoose.connection, notes)) {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const keyOf = (note: VisitNote) => `${visitIdOf(note)} ${note.figure ?? ''}`;
  return async (notes: readonly VisitNote[]): Promise<void> => {
    const fresh = notes.filter((note) => !known.has(keyOf(note)));
    if (fresh.length === 0) return;
    await record(fresh);
    for (const note of fresh) known.set(keyOf(note), true);
  };
}
