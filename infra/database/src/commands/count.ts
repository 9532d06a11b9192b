import { decodeValues } from '../bson/codec';
import { compareValues } from '../bson/order';
import { firstName, parsePath, visitPath } from '../bson/paths';
import { fieldNames, pickFields } from '../bson/rawDocument';
import { ValueSet } from '../bson/valueSet';
import { location, typeMismatch } from '../errors';
import { sizeOf } from '../memory/sizeOf';
import { countMatches, select, type Query } from '../planning/select';
import { collatorFor } from '../query/collation';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/catalog';
import { toNumber } from '../bson/numbers';
import { countArgument, documentArgument } from './arguments';
import { namespaceOf, reads, type Command, type ReadContext, type Reply } from './command';
import { readHint } from './find';
import { encodedResults } from './pipelineRun';
import { queryView } from './views';

export const countCommands: Record<string, Command> = { count: reads(count), distinct: reads(distinct) };

function count(context: ReadContext): Reply {
  const { engine, request, view } = context;
  const { body } = request;
  const collection = engine.catalog.find(view, namespaceOf(request));
  const filter = documentArgument(body, 'query');
  if (!collection) compileFilter(filter);
  const limit = body.limit === undefined ? 0 : Math.abs(toNumber(body.limit));
  const query = {
    filter,
    skip: countArgument(body, 'skip'),
    limit: limit || undefined,
    hint: readHint(body.hint),
    collation: body.collation,
  };
  if (collection?.view) {
    const [counted] = queryView(context, collection, query, [{ $count: 'n' }]);
    return { n: 0, ...counted, ok: 1 };
  }
  return { n: collection ? countMatches(view, collection, query) : 0, ok: 1 };
}

function distinct(context: ReadContext): Reply {
  const { engine, request, view } = context;
  const { body } = request;
  const { key } = body;
  if (typeof key !== 'string')
    throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = engine.catalog.find(view, namespaceOf(request));
  const query = {
    filter: documentArgument(body, 'query'),
    hint: readHint(body.hint),
    collation: body.collation,
  };
  const values = distinctValues(documentsFor(context, collection, query), key);
  const collator = collatorFor(body.collation);
  return { values: collator ? collapse(values, collator) : values.sort(compareValues), ok: 1 };
}

const MAX_DISTINCT_BYTES = 16 * 2 ** 20;

function* documentsFor(
  context: ReadContext,
  collection: Collection | undefined,
  query: Query,
): Iterable<Buffer> {
  if (collection?.view) return yield* encodedResults(queryView(context, collection, query));
  for (const { raw } of collection ? select(context.view, collection, query) : []) yield raw;
}

function distinctValues(documents: Iterable<Buffer>, key: string): unknown[] {
  const path = parsePath(key);
  const names = fieldNames([firstName(key)]);
  const found = new ValueSet();
  let bytes = 0;
  for (const raw of documents) {
    visitPath(decodeValues(pickFields(raw, names)), path, (value) => {
      for (const item of Array.isArray(value) ? value : [value]) {
        if (item === undefined || !found.add(item)) continue;
        bytes += sizeOf(item);
        if (bytes > MAX_DISTINCT_BYTES) throw location(17217, 'distinct too big, 16mb cap');
      }
      return false;
    });
  }
  return found.values();
}

/** Keeps the first of the values that are equal under the collation. */
const collapse = (values: unknown[], collator: Intl.Collator): unknown[] =>
  values.filter(
    (value, i) =>
      typeof value !== 'string' ||
      values.findIndex((other) => typeof other === 'string' && collator.compare(other, value) === 0) === i,
  );
