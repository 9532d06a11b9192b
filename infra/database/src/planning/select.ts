import { decodeExact, decodeValues } from '../bson/codec';
import { firstName } from '../bson/paths';
import { fieldNames, pickFields } from '../bson/rawDocument';
import type { Document } from '../bson/valueTypes';
import { collatorFor } from '../query/collation';
import { compileFilter, type Predicate } from '../query/filter';
import { fieldsRead, needsExactTypes } from '../query/filterAnalysis';
import type { Collection } from '../storage/catalog';
import { sortWithin, type Sortable } from '../memory/sortWithin';
import { IN_MEMORY, type Workspace } from '../memory/workspace';
import { documentKeys, recordBytes, recordOf } from '../storage/keys';
import type { ReadView } from '../storage/views';
import { candidates, distinctRanges, type ExecutionCounters, type Match } from './candidates';
import { planQuery, type Plan } from './plan';

export interface Query {
  filter: Document;
  sort?: Document;
  skip?: number;
  limit?: number;
  hint?: unknown;
  collation?: unknown;
  /** values of `let` */
  variables?: Document;
  /** memory limit of a sort */
  workspace?: Workspace;
}

/** The documents a query matches, in the order it asks for, found one by one as they are taken. */
export function* select(
  view: ReadView,
  collection: Collection,
  query: Query,
  counters: ExecutionCounters = { keys: 0, documents: 0 },
): Iterable<Match> {
  const { filter, sort, skip = 0, limit = Infinity } = query;
  const collator = collatorOf(collection, query);
  const matches = matcher(filter, query, collator);
  const plan = planFor(view, collection, query);
  const reached = candidates(view, collection, plan, counters);
  const found =
    plan.kind === 'index' && plan.path.isExact && isPlain(filter) ? reached : filtered(reached, matches);
  const isInOrder = plan.providesSort || !sort || Object.keys(sort).length === 0;
  yield* window(isInOrder ? found : sortMatches(found, query, collator, skip + limit), skip, limit);
}

/** The collation of the query, or else the default of its collection. */
const collatorOf = (collection: Collection, query: Query) =>
  collatorFor(query.collation ?? collection.options.collation);

export const planFor = (view: ReadView, collection: Collection, query: Query): Plan =>
  planQuery(view, collection, {
    filter: query.filter,
    sort: query.sort,
    limit: query.limit,
    hint: query.hint,
    hasCollation: collatorOf(collection, query) !== undefined,
  });

/** Counts without reading documents where the index alone can tell. */
export function countMatches(view: ReadView, collection: Collection, query: Query): number {
  const { filter } = query;
  compileFilter(filter, { variables: query.variables });
  const all = Object.keys(filter).length === 0 ? view.count(documentKeys(collection.id)) : countByIndex();
  if (all === undefined) {
    let count = 0;
    for (const _ of select(view, collection, query)) count++;
    return count;
  }
  return Math.min(Math.max(0, all - (query.skip ?? 0)), query.limit ?? Infinity);

  function countByIndex(): number | undefined {
    const plan = planFor(view, collection, query);
    if (plan.kind !== 'index' || !plan.path.isExact || !isPlain(filter)) return undefined;
    return distinctRanges(plan.path).reduce((sum, range) => sum + view.count(range), 0);
  }
}

/** Whether a filter has conditions on fields only, which index bounds can express. */
const isPlain = (filter: Document): boolean => Object.keys(filter).every((key) => !key.startsWith('$'));

function matcher(
  filter: Document,
  query: Query,
  collator: Intl.Collator | undefined,
): (raw: Buffer) => boolean {
  const predicate: Predicate = compileFilter(filter, { collator, variables: query.variables });
  if (Object.keys(filter).length === 0) return () => true;
  const decode = needsExactTypes(filter) ? decodeExact : decodeValues;
  const fields = fieldsRead(filter);
  if (!fields) return (raw) => predicate(decode(raw));
  const names = fieldNames(fields);
  return (raw) => predicate(decode(pickFields(raw, names)));
}

function* filtered(found: Iterable<Match>, matches: (raw: Buffer) => boolean): Iterable<Match> {
  for (const match of found) if (matches(match.raw)) yield match;
}

function sortMatches(
  found: Iterable<Match>,
  { sort = {}, workspace = IN_MEMORY }: Query,
  collator: Intl.Collator | undefined,
  needed: number,
): Iterable<Match> {
  const names = fieldNames(new Set(Object.keys(sort).map(firstName)));
  const kind: Sortable<Match> = {
    document: ({ raw }) => decodeValues(pickFields(raw, names)),
    size: ({ raw }) => raw.length + MATCH_OVERHEAD_BYTES,
    pack: ({ record, raw }) => Buffer.concat([raw, recordBytes(record)]),
    unpack: (bytes) => ({
      record: recordOf(bytes),
      raw: bytes.subarray(0, bytes.length - recordBytes(0).length),
    }),
  };
  return sortWithin(found, kind, { sort, collator, needed }, workspace);
}

const MATCH_OVERHEAD_BYTES = 128;

function* window(found: Iterable<Match>, skip: number, limit: number): Iterable<Match> {
  if (limit <= 0) return;
  let position = 0;
  for (const match of found) {
    if (position++ < skip) continue;
    yield match;
    if (position >= skip + limit) return;
  }
}
