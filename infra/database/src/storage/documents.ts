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

/** Keeps documents and the entries their indexes hold for them in step. */
export class Documents {
  readonly #lastRecord = new Map<number, number>();

  constructor(
    private readonly catalog: Catalog,
    private readonly latest: () => ReadView,
  ) {}

  read = (view: ReadView, collection: Collection, record: number): Buffer | undefined =>
    view.get(documentKey(collection.id, record));

  insert(view: WriteView, collection: Collection, document: StoredDocument): void {
    const record = this.#nextRecord(collection);
    const entries = collection.indexes.map((index) => entriesOf(index, document.values));
    collection.indexes.forEach((index, i) => {
      for (const key of entries[i]!.keys) this.#add(view, collection, index, key, record, document.values);
    });
    view.put(documentKey(collection.id, record), document.raw);
    this.#remember(view, collection, entries);
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
    collection.indexes.forEach((index, i) => {
      if (!entries[i]) return;
      const wanted = new Map(entries[i].keys.map((key) => [keyText(key), key]));
      for (const key of entriesOf(index, before).keys) {
        if (!wanted.delete(keyText(key))) view.remove(entryKey(index, key, record));
      }
      for (const key of wanted.values()) this.#add(view, collection, index, key, record, after.values);
    });
    view.put(documentKey(collection.id, record), after.raw);
    this.#remember(view, collection, entries);
  }

  remove(view: WriteView, collection: Collection, record: number, values: Document): void {
    for (const index of collection.indexes) {
      for (const key of entriesOf(index, values).keys) view.remove(entryKey(index, key, record));
    }
    view.remove(documentKey(collection.id, record));
  }

  /** Lists documents that are already there in a new index. */
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
      for (const key of entries.keys) this.#add(view, collection, index, key, record, values);
    }
    const marks = collection.indexes.map((other) => (other.id === index.id ? combine(all) : undefined));
    this.#remember(view, collection, marks);
  }

  #add(
    view: WriteView,
    collection: Collection,
    index: Index,
    key: Buffer,
    record: number,
    values: Document,
  ): void {
    const entry = entryKey(index, key, record);
    if (index.isUnique) {
      const holder = view.get(entry);
      if (holder && recordOf(holder) !== record) throw duplicateKey(collection, index, values);
    }
    view.put(entry, recordBytes(record));
  }

  /** Marks the indexes whose keys are no longer one to a document or in exact order: the planner has to know. */
  #remember(view: WriteView, collection: Collection, entries: (IndexEntries | undefined)[]): void {
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

const isListedAlike = ({ dependsOn }: Index, before: Document, after: Document): boolean =>
  dependsOn.every((name) => areEqual(ownField(before, name), ownField(after, name)));

const combine = (all: IndexEntries[]): IndexEntries => ({
  keys: [],
  isMultikey: all.some((entries) => entries.isMultikey),
  hasClippedKeys: all.some((entries) => entries.hasClippedKeys),
});
