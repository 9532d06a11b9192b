import type { Document } from '../bson/valueTypes';
import type { Collection } from '../storage/catalog';
import { documentKeys, indexPrefix, rangeOfPrefix, type KeyRange } from '../storage/keys';
import type { ReadView } from '../storage/views';

export interface StorageSizes {
  count: number;
  /** bytes of the documents */
  size: number;
  /** bytes of each index's keys, by name */
  indexSizes: Record<string, number>;
}

/** What a collection takes, counted entry by entry. */
export function storageSizes(view: ReadView, { id, indexes }: Collection): StorageSizes {
  const { count, size } = measured(view, documentKeys(id));
  const sizes = indexes.map(
    (index) => [index.name, measured(view, rangeOfPrefix(indexPrefix(index))).keys] as const,
  );
  return { count, size, indexSizes: Object.fromEntries(sizes) };
}

function measured(view: ReadView, range: KeyRange) {
  const sizes = { count: 0, size: 0, keys: 0 };
  for (const [key, value] of view.entries(range)) {
    sizes.count++;
    sizes.size += value.length;
    sizes.keys += key.length;
  }
  return sizes;
}

/** As `collStats` and `$collStats` show it; sizes in units of `scale` bytes. */
export function shownSizes({ count, size, indexSizes }: StorageSizes, scale: number): Document {
  const scaled = (bytes: number) => Math.floor(bytes / scale);
  const indexes = totalOf(indexSizes);
  return {
    size: scaled(size),
    count,
    ...(count > 0 ? { avgObjSize: Math.floor(size / count) } : {}),
    storageSize: scaled(size),
    freeStorageSize: 0,
    capped: false,
    nindexes: Object.keys(indexSizes).length,
    totalIndexSize: scaled(indexes),
    totalSize: scaled(size + indexes),
    indexSizes: Object.fromEntries(Object.entries(indexSizes).map(([name, bytes]) => [name, scaled(bytes)])),
    scaleFactor: scale,
  };
}

export const totalOf = (indexSizes: Record<string, number>) =>
  Object.values(indexSizes).reduce((sum, bytes) => sum + bytes, 0);
