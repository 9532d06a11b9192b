import { decodeValues, encodeDocument } from '../bson/codec';
import { areEqual } from '../bson/order';
import { isTruthyFlag, toNumber } from '../bson/numbers';
import { isDocument, isNumeric, typeName, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { isNamedBy, isSameKey } from '../planning/plan';
import { collatorFor } from '../query/collation';
import { compileFilter } from '../query/filter';
import type { Collection, StoredIndex } from '../storage/catalog';
import { documentKeys, indexPrefix, rangeOfPrefix, recordOf } from '../storage/keys';
import type { ReadView, WriteView } from '../storage/views';
import { cursorBatchSize } from './arguments';
import { removeAll } from './collections';
import {
  namespaceOf,
  reads,
  writes,
  type Command,
  type CommandContext,
  type Reply,
  type WriteContext,
} from './command';
import { openCursor } from './find';

export const indexCommands: Record<string, Command> = {
  createIndexes: writes(createIndexes),
  dropIndexes: writes(dropIndexes),
  listIndexes: reads((context) => {
    const { engine, request, view } = context;
    const namespace = namespaceOf(request);
    const collection = engine.catalog.findStored(view, namespace);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
    const shown = collection.indexes.map(({ specification }) => encodeDocument(specification));
    return openCursor(context, namespace, shown, cursorBatchSize(request.body));
  }),
};

function createIndexes(context: WriteContext): Reply {
  const { engine, request, view } = context;
  const namespace = namespaceOf(request);
  const createdCollectionAutomatically = !engine.catalog.findStored(view, namespace);
  const numIndexesBefore = engine.catalog.findOrCreate(view, namespace).indexes.length;
  const specifications = (request.body.indexes as unknown[]).map(readSpecification);
  for (const specification of specifications) {
    const collection = engine.catalog.findStored(view, namespace)!;
    if (!alreadyExists(collection, specification)) buildIndex(context, view, collection, specification);
  }
  const numIndexesAfter = engine.catalog.findStored(view, namespace)!.indexes.length;
  return {
    numIndexesBefore,
    numIndexesAfter,
    createdCollectionAutomatically,
    ...(numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {}),
    ok: 1,
  };
}

type Specification = StoredIndex['specification'];

const cannotCreate = (message: string) => new CommandError(67, 'CannotCreateIndex', message);

function readSpecification(wanted: unknown): Specification {
  if (!isDocument(wanted) || !isDocument(wanted.key) || Object.keys(wanted.key).length === 0) {
    throw cannotCreate('Index keys cannot be empty.');
  }
  const {
    key,
    name,
    unique,
    sparse,
    expireAfterSeconds,
    background: _background,
    ns: _namespace,
    ...rest
  } = wanted;
  refuseOtherOptions(rest);
  for (const [field, direction] of Object.entries(wanted.key)) {
    if (field === '') throw cannotCreate('Index keys cannot be an empty field.');
    if (!isNumeric(direction)) {
      throw cannotCreate(`Index of type ${String(direction)} on '${field}' is not supported by this server.`);
    }
    if (!toNumber(direction))
      throw cannotCreate(`Values in an index key pattern cannot be 0 or of type ${typeName(direction)}.`);
  }
  if (isTruthyFlag(unique) && collatorFor(rest.collation)) {
    throw cannotCreate('A unique index with a collation is not supported by this server.');
  }
  if (isDocument(rest.partialFilterExpression)) compileFilter(rest.partialFilterExpression);
  return {
    ...rest,
    v: 2,
    key: wanted.key,
    name: typeof name === 'string' ? name : defaultName(wanted.key),
    ...(isTruthyFlag(unique) ? { unique: true } : {}),
    ...(isTruthyFlag(sparse) ? { sparse: true } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds: toNumber(expireAfterSeconds) }),
  };
}

const SUPPORTED_OPTIONS = ['v', 'hidden', 'partialFilterExpression', 'collation'];
/** Options of unsupported kinds of index. */
const UNSUPPORTED_OPTIONS =
  `weights default_language language_override textIndexVersion 2dsphereIndexVersion bits min max
  bucketSize wildcardProjection storageEngine clustered prepareUnique`.split(/\s+/);

function refuseOtherOptions(given: Document): void {
  for (const option of Object.keys(given)) {
    if (SUPPORTED_OPTIONS.includes(option)) continue;
    if (UNSUPPORTED_OPTIONS.includes(option))
      throw cannotCreate(`The index option '${option}' is not supported by this server.`);
    throw new CommandError(
      197,
      'InvalidIndexSpecificationOption',
      `The field '${option}' is not valid for an index specification.`,
    );
  }
}

const defaultName = (key: Document) =>
  Object.entries(key)
    .map(([field, direction]) => `${field}_${String(direction)}`)
    .join('_');

/** The same index may be created again; another with its name, or the same with another name, is refused. */
function alreadyExists({ indexes }: Collection, wanted: Specification): boolean {
  const namesake = indexes.find((index) => index.name === wanted.name);
  if (namesake) {
    if (!isSameKey(namesake.specification.key, wanted.key)) {
      throw new CommandError(
        86,
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index: ${wanted.name}`,
      );
    }
    if (namesake.name === '_id_' || hasSameOptions(namesake.specification, wanted)) return true;
    throw new CommandError(
      85,
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options: ${wanted.name}`,
    );
  }
  const equivalent = indexes.find(
    ({ specification }) =>
      isSameKey(specification.key, wanted.key) &&
      areEqual(specification.partialFilterExpression, wanted.partialFilterExpression) &&
      areEqual(specification.collation, wanted.collation),
  );
  if (!equivalent || equivalent.name === '_id_') return equivalent !== undefined;
  throw new CommandError(
    85,
    'IndexOptionsConflict',
    `Index already exists with a different name: ${equivalent.name}`,
  );
}

function hasSameOptions(a: Specification, b: Specification): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('key');
  return [...names].every((name) => areEqual(a[name], b[name]));
}

function buildIndex(
  { engine }: CommandContext,
  view: WriteView,
  collection: Collection,
  specification: Specification,
): void {
  const added = { id: engine.catalog.nextId(), specification, isMultikey: false, hasClippedKeys: false };
  engine.catalog.save(view, collection.namespace, { ...collection, indexes: [...collection.indexes, added] });
  const extended = engine.catalog.findStored(view, collection.namespace)!;
  const index = extended.indexes.at(-1)!;
  try {
    engine.documents.fillIndex(view, extended, index, storedDocuments(view, collection));
  } catch (error) {
    removeAll(view, rangeOfPrefix(indexPrefix(index)));
    engine.catalog.save(view, collection.namespace, collection);
    throw error;
  }
}

const CHUNK = 1000;

/** Reads a chunk completely before anything is written: writes would disturb an open scan. */
function* storedDocuments(view: ReadView, { id }: Collection): Iterable<[record: number, values: Document]> {
  let { start, end } = documentKeys(id);
  for (;;) {
    const chunk: [Buffer, Buffer][] = [];
    for (const [key, raw] of view.entries({ start, end })) {
      chunk.push([key, raw]);
      if (chunk.length === CHUNK) break;
    }
    for (const [key, raw] of chunk) yield [recordOf(key), decodeValues(raw)];
    if (chunk.length < CHUNK) return;
    start = Buffer.concat([chunk.at(-1)![0], Buffer.of(0)]);
  }
}

function dropIndexes({ engine, request, view }: WriteContext): Reply {
  const namespace = namespaceOf(request);
  const collection = engine.catalog.findStored(view, namespace);
  if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns not found ${namespace}`);
  const wanted = request.body.index;
  const names = Array.isArray(wanted) ? wanted : [wanted];
  if (names.includes('_id_')) throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
  const dropped = collection.indexes.filter(
    (index) => index.name !== '_id_' && (wanted === '*' || names.some((name) => isNamedBy(index, name))),
  );
  if (dropped.length === 0 && wanted !== '*') {
    throw new CommandError(27, 'IndexNotFound', `index not found with name [${JSON.stringify(wanted)}]`);
  }
  for (const index of dropped) removeAll(view, rangeOfPrefix(indexPrefix(index)));
  const indexes = collection.indexes.filter((index) => !dropped.includes(index));
  engine.catalog.save(view, namespace, { ...collection, indexes });
  return { nIndexesWas: collection.indexes.length, ok: 1 };
}
