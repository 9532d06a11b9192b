import { areEqual } from '../bson/order';
import { ownField, type Document } from '../bson/valueTypes';
import type { Catalog, Collection, Index } from './catalog';
import { duplicateKey } from './duplicateKey';
import { entriesOf, type IndexEntries } from './indexEntries';
import { documentKey, documentKeys, entryKey, keyText, recordBytes, recordOf } from './keys';
import type { ReadView, WriteView } from './views';

/** A document as bytes together with its decoded values, which indexes are made from. */
export interface StoredDocument {
  raw: Buffer;
  values: Document;
}

/** Writes documents together with their index entries. */
export class Documents {
  readonly #lastRecord = new Map<number, number>();

  constructor(
    private readonly catalog: Catalog,
    private readonly latest: () => ReadView,
  ) {}

  read = (view: ReadView, collection: Collection, record: number): Buffer | undefined =>
    view.get(documentKey(collection.id, record));

  /** Refuses a duplicate before anything is written. */
  insert(view: WriteView, collection: Collection, document: StoredDocument): void {
    const record = this.#nextRecord(collection);
    const entries = collection.indexes.map((index) => entriesOf(index, document.values));
    const placed: Placed[] = collection.indexes.flatMap((index, i) =>
      entries[i]!.keys.map((key) => ({ index, key: entryKey(index, key, record) })),
    );
    for (const entry of placed) refuseDuplicate(view, collection, entry, record, document.values);
    for (const { key } of placed) view.put(key, recordBytes(record));
    view.put(documentKey(collection.id, record), document.raw);
    this.#markIndexes(view, collection, entries);
  }

  replace(
    view: WriteView,
    collection: Collection,
    record: number,
    before: Document,
    after: StoredDocument,
  ): void {
    const entries = collection.indexes.map((index) =>
      isListedAlike(index, before, after.values) ? undefined : entriesOf(index, after.values),
    );
    const added: Placed[] = [];
    const removed: Buffer[] = [];
    collection.indexes.forEach((index, i) => {
      if (!entries[i]) return;
      const wanted = new Map(entries[i].keys.map((key) => [keyText(key), key]));
      for (const key of entriesOf(index, before).keys) {
        if (!wanted.delete(keyText(key))) removed.push(entryKey(index, key, record));
      }
      for (const key of wanted.values()) added.push({ index, key: entryKey(index, key, record) });
    });
    for (const entry of added) refuseDuplicate(view, collection, entry, record, after.values);
    for (const key of removed) view.remove(key);
    for (const { key } of added) view.put(key, recordBytes(record));
    view.put(documentKey(collection.id, record), after.raw);
    this.#markIndexes(view, collection, entries);
  }

  remove(view: WriteView, collection: Collection, record: number, values: Document): void {
    for (const index of collection.indexes) {
      for (const key of entriesOf(index, values).keys) view.remove(entryKey(index, key, record));
    }
    view.remove(documentKey(collection.id, record));
  }

  /** Adds entries for existing documents to a new index. */
  fillIndex(
    view: WriteView,
    collection: Collection,
    index: Index,
    documents: Iterable<[number, Document]>,
  ): void {
    const all: IndexEntries[] = [];
    for (const [record, values] of documents) {
      const entries = entriesOf(index, values);
      if (entries.isMultikey || entries.hasClippedKeys) all.push(entries);
      for (const encoded of entries.keys) {
        const key = entryKey(index, encoded, record);
        refuseDuplicate(view, collection, { index, key }, record, values);
        view.put(key, recordBytes(record));
      }
    }
    const marks = collection.indexes.map((other) => (other.id === index.id ? combine(all) : undefined));
    this.#markIndexes(view, collection, marks);
  }

  /** Marks indexes as multikey or as having clipped keys, for the planner. */
  #markIndexes(view: WriteView, collection: Collection, entries: (IndexEntries | undefined)[]): void {
    const isNew = collection.indexes.some(
      (index, i) =>
        (entries[i]?.isMultikey && !index.isMultikey) ||
        (entries[i]?.hasClippedKeys && !index.hasClippedKeys),
    );
    if (!isNew) return;
    const indexes = collection.indexes.map((index, i) => ({
      ...index,
      isMultikey: index.isMultikey || entries[i]?.isMultikey === true,
      hasClippedKeys: index.hasClippedKeys || entries[i]?.hasClippedKeys === true,
    }));
    this.catalog.save(view, collection.namespace, { ...collection, indexes });
  }

  #nextRecord(collection: Collection): number {
    const last = this.#lastRecord.get(collection.id) ?? this.#greatestRecord(collection);
    this.#lastRecord.set(collection.id, last + 1);
    return last + 1;
  }

  #greatestRecord(collection: Collection): number {
    for (const [key] of this.latest().entries(documentKeys(collection.id), { reverse: true }))
      return recordOf(key);
    return 0;
  }
}

interface Placed {
  index: Index;
  key: Buffer;
}

function refuseDuplicate(
  view: ReadView,
  collection: Collection,
  { index, key }: Placed,
  record: number,
  values: Document,
): void {
  const holder = index.isUnique ? view.get(key) : undefined;
  if (holder && recordOf(holder) !== record) throw duplicateKey(collection, index, values);
}

const isListedAlike = ({ dependsOn }: Index, before: Document, after: Document): boolean =>
  dependsOn.every((name) => areEqual(ownField(before, name), ownField(after, name)));

const combine = (all: IndexEntries[]): IndexEntries => ({
  keys: [],
  isMultikey: all.some((entries) => entries.isMultikey),
  hasClippedKeys: all.some((entries) => entries.hasClippedKeys),
});
