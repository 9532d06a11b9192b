import DataLoader from 'dataloader';
import type { Model } from 'mongoose';

/** Loads documents by id, all of one tick in one `$in`. */
export const byId = <D extends { _id: string }>(model: Model<D>) =>
  new DataLoader<string, D | null>(async (ids) => {
    // One round trip, however many: the driver's first batch would hold 101. Lean rows of a model that is not known here
    // have no type of their own.
    const found = (await model
      .find({ _id: { $in: ids } })
      .batchSize(ids.length + 1)
      .lean()) as unknown as D[];
    const index = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => index.get(id) ?? null);
  });

/** Loads lists by a key; `fetch` answers rows of any of the keys, `keyOf` tells which row belongs where. */
export const listsBy = <R>(fetch: (keys: readonly string[]) => Promise<R[]>, keyOf: (row: R) => string) =>
  new DataLoader<string, R[]>(async (keys) => {
    const lists = new Map<string, R[]>(keys.map((key) => [key, []]));
    for (const row of await fetch(keys)) lists.get(keyOf(row))?.push(row);
    return keys.map((key) => lists.get(key) ?? []);
  });
