import { randomUUID } from 'node:crypto';
import { decodeValues, encodeDocument } from '../bson/codec';
import { firstName, parsePath, type Path } from '../bson/paths';
import { toNumber } from '../bson/numbers';
import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { compileFilter, type Predicate } from '../query/filter';
import { fieldsRead } from '../query/filterAnalysis';
import { collectionKey, collectionKeys, namespaceOf } from './keys';
import type { ReadView, WriteView } from './views';

/** What is stored of an index; the specification is what `listIndexes` shows. */
export interface StoredIndex {
  id: number;
  specification: Document & { name: string; key: Document };
  /** some document has an array on the path, so that it can have several entries */
  isMultikey: boolean;
  /** some key was too long and is no longer in exact order */
  hasClippedKeys: boolean;
}

export interface Index extends StoredIndex {
  name: string;
  isUnique: boolean;
  isSparse: boolean;
  fields: readonly IndexField[];
  partialFilter?: Document;
  /** whether a partial index holds the document */
  covers: Predicate;
  expireAfterSeconds?: number;
  /** the top-level fields that a document's entries depend on */
  dependsOn: string[];
}

export interface IndexField {
  name: string;
  path: Path;
  isDescending: boolean;
}

interface StoredCollection {
  id: number;
  uuid: string;
  options: Document;
  indexes: StoredIndex[];
}

export interface Collection extends StoredCollection {
  namespace: string;
  indexes: Index[];
  /** set when it is a view */
  view?: ViewDefinition;
}

export interface ViewDefinition {
  /** the namespace it reads */
  on: string;
  pipeline: Document[];
}

/** The collections, read from the same snapshot as their documents, so that both are always consistent. */
export class Catalog {
  #lastId: number;
  // Reading a collection's entry is cheap, parsing it is not: parsed entries are cached by their bytes.
  readonly #understood = new Map<string, { bytes: Buffer; collection: Collection }>();

  constructor(view: ReadView) {
    const ids = [...this.list(view)].flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]);
    this.#lastId = Math.max(0, ...ids);
  }

  find(view: ReadView, namespace: string): Collection | undefined {
    const bytes = view.get(collectionKey(namespace));
    return bytes && this.#understand(namespace, bytes);
  }

  /** A collection that is no view. @throws CommandError CommandNotSupportedOnView */
  findStored(view: ReadView, namespace: string): Collection | undefined {
    const collection = this.find(view, namespace);
    if (!collection?.view) return collection;
    throw new CommandError(
      166,
      'CommandNotSupportedOnView',
      `Namespace ${namespace} is a view, not a collection`,
    );
  }

  *list(view: ReadView, database?: string): Iterable<Collection> {
    for (const [key, bytes] of view.entries(collectionKeys(database === undefined ? '' : `${database}.`))) {
      yield this.#understand(namespaceOf(key), bytes);
    }
  }

  findOrCreate(view: WriteView, namespace: string): Collection {
    return this.findStored(view, namespace) ?? this.create(view, namespace, {});
  }

  create(view: WriteView, namespace: string, options: Document): Collection {
    const identity = { id: this.nextId(), specification: { v: 2, key: { _id: 1 }, name: '_id_' } };
    this.save(view, namespace, {
      id: this.nextId(),
      uuid: randomUUID(),
      options,
      indexes: [{ ...identity, isMultikey: false, hasClippedKeys: false }],
    });
    return this.find(view, namespace)!;
  }

  /** A view: its options name the collection and the pipeline. */
  createView(view: WriteView, namespace: string, options: Document): void {
    this.save(view, namespace, { id: this.nextId(), uuid: randomUUID(), options, indexes: [] });
  }

  save(view: WriteView, namespace: string, { id, uuid, options, indexes }: StoredCollection): void {
    const stored = indexes.map(({ id, specification, isMultikey, hasClippedKeys }) => ({
      id,
      specification,
      isMultikey,
      hasClippedKeys,
    }));
    view.put(collectionKey(namespace), encodeDocument({ id, uuid, options, indexes: stored }));
  }

  remove(view: WriteView, namespace: string): void {
    view.remove(collectionKey(namespace));
  }

  nextId(): number {
    return ++this.#lastId;
  }

  #understand(namespace: string, bytes: Buffer): Collection {
    const known = this.#understood.get(namespace);
    if (known?.bytes.equals(bytes)) return known.collection;
    // This server wrote it.
    const stored = decodeValues(bytes) as unknown as StoredCollection;
    const collection = {
      ...stored,
      namespace,
      indexes: stored.indexes.map(parseIndex),
      view: viewDefinition(namespace, stored.options),
    };
    this.#understood.set(namespace, { bytes, collection });
    return collection;
  }
}

function viewDefinition(namespace: string, { viewOn, pipeline }: Document): ViewDefinition | undefined {
  if (typeof viewOn !== 'string') return undefined;
  const database = namespace.slice(0, namespace.indexOf('.'));
  return { on: `${database}.${viewOn}`, pipeline: pipeline as Document[] };
}

function parseIndex(stored: StoredIndex): Index {
  const { name, key, unique, sparse, partialFilterExpression, expireAfterSeconds } = stored.specification;
  const partialFilter = partialFilterExpression as Document | undefined;
  const fields = Object.entries(key).map(([field, direction]) => ({
    name: field,
    path: parsePath(field),
    isDescending: toNumber(direction) < 0,
  }));
  return {
    ...stored,
    name,
    isUnique: unique === true || name === '_id_',
    isSparse: sparse === true,
    fields,
    partialFilter,
    covers: partialFilter ? compileFilter(partialFilter) : () => true,
    expireAfterSeconds: expireAfterSeconds === undefined ? undefined : toNumber(expireAfterSeconds),
    dependsOn: [...new Set([...Object.keys(key).map(firstName), ...(fieldsRead(partialFilter ?? {}) ?? [])])],
  };
}
