import DataLoader from 'dataloader';
import type { Model } from 'mongoose';

/** Loads documents by id, batched into one `$in` per tick. */
export const byId = <D extends { _id: string }>(model: Model<D>) =>
  new DataLoader<string, D | null>(async (ids) => {
    // The driver's default first batch of 101 would take a second round trip. The lean rows of a generic model have no type
    // of their own.
    const found = (await model
      .find({ _id: { $in: ids } })
      .batchSize(ids.length + 1)
      .lean()) as unknown as D[];
    const index = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => index.get(id) ?? null);
  });

/** Loads lists by a key: `fetch` answers the rows of all keys, `keyOf` is the key of a row. */
export const listsBy = <R>(fetch: (keys: readonly string[]) => Promise<R[]>, keyOf: (row: R) => string) =>
  new DataLoader<string, R[]>(async (keys) => {
    const lists = new Map<string, R[]>(keys.map((key) => [key, []]));
    for (const row of await fetch(keys)) lists.get(keyOf(row))?.push(row);
    return keys.map((key) => lists.get(key) ?? []);
  });
