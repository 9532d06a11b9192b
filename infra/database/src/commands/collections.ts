import { UUID } from 'bson';
import { encodeDocument } from '../bson/codec';
import { areEqual } from '../bson/order';
import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { collatorFor } from '../query/collation';
import { compileFilter } from '../query/filter';
import type { Engine } from '../engine';
import type { Collection } from '../storage/catalog';
import { documentKeys, indexPrefix, rangeOfPrefix, type KeyRange } from '../storage/keys';
import type { ReadView, WriteView } from '../storage/views';
import { cursorBatchSize, documentArgument, flag, refuseOptions } from './arguments';
import {
  namespaceOf,
  reads,
  writes,
  type Command,
  type ReadContext,
  type Reply,
  type WriteContext,
} from './command';
import { openCursor } from './find';
import { modifyCollection } from './modifyCollection';
import { storageSizes, totalOf } from './storageSizes';
import { readValidation } from './validation';
import { createView } from './views';

export const collectionCommands: Record<string, Command> = {
  create: writes(create),
  collMod: writes(modifyCollection),
  drop: writes(({ engine, request, view }) => {
    const collection = engine.catalog.find(view, namespaceOf(request));
    if (!collection) return { ok: 1 };
    dropCollection(engine, view, collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
  }),
  dropDatabase: writes(({ engine, request, view }) => {
    for (const collection of [...engine.catalog.list(view, request.database)])
      dropCollection(engine, view, collection);
    return { dropped: request.database, ok: 1 };
  }),
  renameCollection: writes(renameCollection),
  listCollections: reads(listCollections),
  listDatabases: reads(({ engine, request, view }) => {
    const { body } = request;
    const names = new Set([...engine.catalog.list(view)].map(({ namespace }) => databaseOf(namespace)));
    const matches = compileFilter(documentArgument(body, 'filter'));
    if (flag(body.nameOnly)) {
      const named = [...names].sort().map((name) => ({ name }));
      return { databases: named.filter(matches), ok: 1 };
    }
    const databases = [...names]
      .sort()
      .map((name) => ({ name, sizeOnDisk: databaseSize(engine, view, name), empty: false }))
      .filter(matches);
    const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
    return { databases, totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20), ok: 1 };
  }),
};

function databaseSize(engine: Engine, view: ReadView, database: string): number {
  return [...engine.catalog.list(view, database)].reduce((sum, collection) => {
    const { size, indexSizes } = storageSizes(view, collection);
    return sum + size + totalOf(indexSizes);
  }, 0);
}

const REFUSED_OPTIONS = [
  'capped',
  'size',
  'max',
  'timeseries',
  'expireAfterSeconds',
  'clusteredIndex',
  'encryptedFields',
  'changeStreamPreAndPostImages',
];

function create(context: WriteContext): Reply {
  const { engine, request, view } = context;
  const namespace = namespaceOf(request);
  const { body } = request;
  if ('viewOn' in body) {
    createView(context, namespace);
    return { ok: 1 };
  }
  refuseOptions(body, REFUSED_OPTIONS);
  const { collation } = body;
  collatorFor(collation);
  const options = { ...readValidation(body), ...(collation === undefined ? {} : { collation }) };
  const existing = engine.catalog.find(view, namespace);
  if (!existing) engine.catalog.create(view, namespace, options);
  else if (!areEqual(existing.options, options)) throw namespaceExists(namespace);
  return { ok: 1 };
}

function renameCollection({ engine, request, view }: WriteContext): Reply {
  const { renameCollection: from, to, dropTarget } = request.body;
  const collection = engine.catalog.find(view, String(from));
  if (!collection)
    throw new CommandError(26, 'NamespaceNotFound', `Source collection ${String(from)} does not exist`);
  const target = engine.catalog.find(view, String(to));
  if (target && !flag(dropTarget)) throw namespaceExists(String(to));
  if (target) dropCollection(engine, view, target);
  engine.catalog.remove(view, collection.namespace);
  engine.catalog.save(view, String(to), collection);
  return { ok: 1 };
}

const namespaceExists = (namespace: string) =>
  new CommandError(48, 'NamespaceExists', `Collection ${namespace} already exists.`);

function listCollections(context: ReadContext): Reply {
  const { engine, request, view } = context;
  const matches = compileFilter(documentArgument(request.body, 'filter'));
  const all = Array.from(engine.catalog.list(view, request.database), shownCollection).filter(matches);
  const shown = flag(request.body.nameOnly) ? all.map(({ name, type }) => ({ name, type })) : all;
  const namespace = `${request.database}.$cmd.listCollections`;
  return openCursor(context, namespace, shown.map(encodeDocument), cursorBatchSize(request.body));
}

const shownCollection = ({ namespace, options, uuid, indexes, view }: Collection): Document => ({
  name: namespace.slice(namespace.indexOf('.') + 1),
  type: view ? 'view' : 'collection',
  options,
  info: view ? { readOnly: true } : { readOnly: false, uuid: new UUID(uuid) },
  ...(view ? {} : { idIndex: indexes[0]?.specification }),
});

const databaseOf = (namespace: string) => namespace.slice(0, namespace.indexOf('.'));

function dropCollection(engine: Engine, view: WriteView, collection: Collection): void {
  removeAll(view, documentKeys(collection.id));
  for (const index of collection.indexes) removeAll(view, rangeOfPrefix(indexPrefix(index)));
  engine.catalog.remove(view, collection.namespace);
}

export function removeAll(view: WriteView, range: KeyRange): void {
  const keys = Array.from(view.entries(range), ([key]) => key);
  for (const key of keys) view.remove(key);
}
