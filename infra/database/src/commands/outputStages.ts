import { ObjectId } from 'bson';
import { runUpdatePipeline } from '../aggregation/updatePipeline';
import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import { valueAt } from '../bson/paths';
import { isDocument, type Document } from '../bson/valueTypes';
import { badValue, CommandError, failedToParse } from '../errors';
import { namedOperands } from '../expressions/operands';
import { select } from '../planning/select';
import { atomically } from '../storage/bufferedView';
import { documentKeys, recordOf } from '../storage/keys';
import type { WriteView } from '../storage/views';
import type { WriteContext } from './command';
import { insertDocument } from './documentWrites';

export const isOutput = (stage: unknown): stage is Document =>
  isDocument(stage) && ('$out' in stage || '$merge' in stage);

/** `$out` and `$merge`: the results go into a collection, all or none. */
export function writeOutput(context: WriteContext, stage: Document, documents: Iterable<Document>): void {
  const results = Array.from(documents, (document) =>
    '_id' in document ? document : { _id: new ObjectId(), ...document },
  );
  atomically(context.view, (view) => {
    if ('$out' in stage) replaceContents(context, view, stage.$out, results);
    else mergeInto(context, view, stage.$merge, results);
  });
}

function replaceContents(context: WriteContext, view: WriteView, target: unknown, results: Document[]): void {
  const { engine } = context;
  const namespace = targetNamespace(context, target);
  const collection = engine.catalog.findOrCreate(view, namespace);
  for (const [key, raw] of [...view.entries(documentKeys(collection.id))]) {
    engine.documents.remove(view, collection, recordOf(key), decodeValues(raw));
  }
  for (const result of results) insertDocument(context, view, namespace, encodeDocument(result));
}

function mergeInto(
  context: WriteContext,
  view: WriteView,
  specification: unknown,
  results: Document[],
): void {
  const merge = readMerge(specification);
  const namespace = targetNamespace(context, merge.into);
  const on = (Array.isArray(merge.on) ? merge.on : [merge.on ?? '_id']) as string[];
  for (const result of results) mergeOne(context, view, namespace, merge, on, result);
}

const WHEN_MATCHED = ['merge', 'replace', 'keepExisting', 'fail'];
const WHEN_NOT_MATCHED = ['insert', 'discard', 'fail'];

function readMerge(specification: unknown): Document {
  if (!isDocument(specification)) return { into: specification };
  const merge = namedOperands(specification, ['into'], ['on', 'whenMatched', 'whenNotMatched']);
  const { whenMatched = 'merge', whenNotMatched = 'insert' } = merge;
  if (!Array.isArray(whenMatched) && !WHEN_MATCHED.includes(whenMatched as string))
    throw badValue(`'${String(whenMatched)}' is not a value of whenMatched`);
  if (!WHEN_NOT_MATCHED.includes(whenNotMatched as string))
    throw badValue(`'${String(whenNotMatched)}' is not a value of whenNotMatched`);
  return merge;
}

function mergeOne(
  context: WriteContext,
  view: WriteView,
  namespace: string,
  { whenMatched = 'merge', whenNotMatched = 'insert' }: Document,
  on: string[],
  result: Document,
): void {
  const { engine } = context;
  const collection = engine.catalog.findOrCreate(view, namespace);
  const filter = Object.fromEntries(on.map((path) => [path, valueAt(result, path)]));
  const [match] = select(view, collection, { filter, limit: 1 });
  if (!match) {
    if (whenNotMatched === 'fail') {
      throw new CommandError(
        13113,
        'MergeStageNoMatchingDocument',
        '$merge could not find a matching document',
      );
    }
    if (whenNotMatched === 'insert') insertDocument(context, view, namespace, encodeDocument(result));
    return;
  }
  if (whenMatched === 'keepExisting') return;
  if (whenMatched === 'fail') {
    throw new CommandError(11000, 'DuplicateKey', `E11000 duplicate key error collection: ${namespace}`, {
      keyPattern: Object.fromEntries(on.map((path) => [path, 1])),
      keyValue: filter,
    });
  }
  const before = decodeExact(match.raw);
  const raw = encodeDocument({ ...merged(before, result, whenMatched), _id: before._id });
  engine.documents.replace(view, collection, match.record, decodeValues(match.raw), {
    raw,
    values: decodeValues(raw),
  });
}

function merged(before: Document, result: Document, whenMatched: unknown): Document {
  if (whenMatched === 'replace') return { _id: before._id, ...result };
  if (Array.isArray(whenMatched))
    return runUpdatePipeline(before, whenMatched as Document[], { new: result });
  return { ...before, ...result };
}

function targetNamespace({ request }: WriteContext, target: unknown): string {
  if (typeof target === 'string') return `${request.database}.${target}`;
  if (isDocument(target) && typeof target.coll === 'string') {
    namedOperands(target, ['coll'], ['db']);
    return `${String(target.db ?? request.database)}.${target.coll}`;
  }
  throw failedToParse('the output collection must be a string or an object with db and coll');
}
