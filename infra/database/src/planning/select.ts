import { decodeExact, decodeValues } from '../bson/codec';
import { firstName } from '../bson/paths';
import { fieldNames, pickFields } from '../bson/rawDocument';
import type { Document } from '../bson/valueTypes';
import { collatorFor } from '../query/collation';
import { compileFilter, type Predicate } from '../query/filter';
import { fieldsRead, needsExactTypes } from '../query/filterAnalysis';
import { sortBy } from '../query/sorting';
import type { Collection } from '../storage/catalog';
import { documentKey, documentKeys, recordOf } from '../storage/keys';
import type { ReadView } from '../storage/views';
import type { AccessPath } from './accessPath';
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
}

export interface Match {
  record: number;
  raw: Buffer;
}

/** What a query had to look at. */
export interface Effort {
  keys: number;
  documents: number;
}

/** The documents a query matches, in the order it asks for, found one by one as they are taken. */
export function* select(
  view: ReadView,
  collection: Collection,
  query: Query,
  effort: Effort = { keys: 0, documents: 0 },
): Iterable<Match> {
  const { filter, sort, skip = 0, limit } = query;
  const collator = collatorFor(query.collation);
  const matches = matcher(filter, query, collator);
  const plan = planFor(view, collection, query);
  const found =
    plan.kind === 'index' && plan.path.isExact && isPlain(filter)
      ? candidates(view, collection, plan, effort)
      : filtered(candidates(view, collection, plan, effort), matches);
  const ordered =
    plan.providesSort || !sort || Object.keys(sort).length === 0 ? found : sortMatches(found, sort, collator);
  yield* window(ordered, skip, limit);
}

export const planFor = (view: ReadView, collection: Collection, query: Query): Plan =>
  planQuery(view, collection, {
    filter: query.filter,
    sort: query.sort,
    limit: query.limit,
    hint: query.hint,
    hasCollation: collatorFor(query.collation) !== undefined,
  });

/** Counts without reading documents where the index alone can tell. */
export function countMatches(view: ReadView, collection: Collection, query: Query): number {
  const { filter } = query;
  const all = Object.keys(filter).length === 0 ? view.count(documentKeys(collection.id)) : countByIndex();
  if (all === undefined) {
    let count = 0;
    for (const _ of select(view, collection, query)) count++;
    return count;
  }
  return Math.min(Math.max(0, all - (query.skip ?? 0)), query.limit ?? Infinity);

  function countByIndex(): number | undefined {
    const plan = planFor(view, collection, query);
    matcher(filter, query, undefined);
    if (plan.kind !== 'index' || !plan.path.isExact || !isPlain(filter)) return undefined;
    return distinctRanges(plan.path).reduce((sum, range) => sum + view.count(range), 0);
  }
}

/** Only conditions on fields: nothing an index's bounds could not have seen. */
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

function sortMatches(found: Iterable<Match>, sort: Document, collator?: Intl.Collator): Match[] {
  const names = fieldNames(new Set(Object.keys(sort).map(firstName)));
  return sortBy(found, ({ raw }) => decodeValues(pickFields(raw, names)), sort, collator);
}

function* window(found: Iterable<Match>, skip: number, limit = Infinity): Iterable<Match> {
  if (limit <= 0) return;
  let position = 0;
  for (const match of found) {
    if (position++ < skip) continue;
    yield match;
    if (position >= skip + limit) return;
  }
}

function* candidates(view: ReadView, collection: Collection, plan: Plan, effort: Effort): Iterable<Match> {
  if (plan.kind === 'collection') {
    for (const [key, raw] of view.entries(documentKeys(collection.id), { reverse: plan.isReversed })) {
      effort.documents++;
      yield { record: recordOf(key), raw };
    }
    return;
  }
  for (const record of recordsOf(view, plan, effort)) {
    const raw = view.get(documentKey(collection.id, record));
    if (!raw) continue;
    effort.documents++;
    yield { record, raw };
  }
}

function* recordsOf(
  view: ReadView,
  plan: Exclude<Plan, { kind: 'collection' }>,
  effort: Effort,
): Iterable<number> {
  if (plan.kind === 'index' && !plan.path.index.isMultikey) {
    yield* listed(view, plan.path, effort);
    return;
  }
  const seen = new Set<number>();
  for (const path of plan.kind === 'index' ? [plan.path] : plan.paths) {
    for (const record of listed(view, path, effort)) {
      if (seen.has(record)) continue;
      seen.add(record);
      yield record;
    }
  }
}

function* listed(view: ReadView, path: AccessPath, effort: Effort): Iterable<number> {
  if (path.lookups) {
    for (const key of new Map(path.lookups.map((lookup) => [lookup.toString('latin1'), lookup])).values()) {
      effort.keys++;
      const record = view.get(key);
      if (record) yield recordOf(record);
    }
    return;
  }
  for (const range of distinctRanges(path)) {
    for (const [, record] of view.entries(range, { reverse: path.isReversed })) {
      effort.keys++;
      yield recordOf(record);
    }
  }
}

/** A value listed twice in an `$in` must not be found twice. */
function distinctRanges({ ranges }: AccessPath) {
  if (ranges.length === 1) return ranges;
  return [...new Map(ranges.map((range) => [range.start.toString('latin1'), range])).values()];
}
