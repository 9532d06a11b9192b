import { mongo } from 'mongoose';
import { rawDocuments } from '../backup/collections';

const MAX_NAMED = 5;

export interface Differences {
  documents: number;
  different: number;
  /** The ids of the first of them. */
  ids: unknown[];
}

/** Compares two collections byte for byte, document by document in the order of their ids. */
export async function findDifferences(one: mongo.Collection, other: mongo.Collection): Promise<Differences> {
  const found: Differences = { documents: 0, different: 0, ids: [] };
  const [left, right] = [one, other].map((collection) => rawDocuments(collection)[Symbol.asyncIterator]());
  for (;;) {
    const [a, b] = await Promise.all([left!.next(), right!.next()]);
    if (a.done && b.done) return found;
    found.documents += 1;
    if (!a.done && !b.done && Buffer.compare(a.value, b.value) === 0) continue;
    found.different += 1;
    // The rest has moved by a place, and would differ all the same.
    if (found.ids.length < MAX_NAMED)
      found.ids.push(mongo.BSON.deserialize((a.done ? b : a).value as Uint8Array)._id);
  }
}
