import { toNumber } from '../bson/numbers';
import { areEqual } from '../bson/order';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { conjuncts } from '../query/filterAnalysis';
import type { Collection, Index } from '../storage/catalog';
import type { ReadView } from '../storage/views';
import { accessPath, type AccessPath, type PathRequest } from './accessPath';

export type Plan =
  | { kind: 'collection'; isReversed: boolean; providesSort: boolean }
  | { kind: 'index'; path: AccessPath; providesSort: boolean }
  | { kind: 'union'; paths: AccessPath[]; providesSort: false };

export interface PlanRequest {
  filter: Document;
  sort?: Document;
  limit?: number;
  hint?: unknown;
  hasCollation?: boolean;
}

/** Chooses how to find the documents a query may match. The caller still filters them. */
export function planQuery(view: ReadView, collection: Collection, request: PlanRequest): Plan {
  const sort = request.sort && Object.keys(request.sort).length > 0 ? request.sort : undefined;
  const sortsNaturally = naturalDirection(sort);
  const natural = sortsNaturally ?? naturalDirection(request.hint);
  if (natural !== undefined) {
    return {
      kind: 'collection',
      isReversed: natural < 0,
      providesSort: !sort || sortsNaturally !== undefined,
    };
  }
  const paths: PathRequest = {
    conjuncts: conjuncts(request.filter),
    sort,
    hasCollation: request.hasCollation ?? false,
  };
  if (request.hint !== undefined) return planHinted(collection, request.hint, paths);

  const candidates: AccessPath[] = [];
  for (const index of collection.indexes) {
    const path = accessPath(index, paths);
    if (path?.lookups) return { kind: 'index', path, providesSort: path.providesSort };
    if (path) candidates.push(path);
  }
  const best = cheapest(view, candidates, request);
  if (best) return { kind: 'index', path: best, providesSort: best.providesSort };
  return (
    planUnion(view, collection, request) ?? { kind: 'collection', isReversed: false, providesSort: !sort }
  );
}

function naturalDirection(specification: unknown): number | undefined {
  return isDocument(specification) && '$natural' in specification
    ? toNumber(specification.$natural)
    : undefined;
}

function planHinted(collection: Collection, hint: unknown, paths: PathRequest): Plan {
  const index = collection.indexes.find((candidate) => isNamedBy(candidate, hint));
  if (!index) {
    throw badValue(
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    );
  }
  const path = accessPath(index, paths, true);
  return path
    ? { kind: 'index', path, providesSort: path.providesSort }
    : { kind: 'collection', isReversed: false, providesSort: !paths.sort };
}

export function isNamedBy(index: Index, nameOrKey: unknown): boolean {
  return isDocument(nameOrKey) ? isSameKey(index.specification.key, nameOrKey) : index.name === nameOrKey;
}

/** Key patterns are the same when fields and directions come in the same order, whatever the number type. */
export function isSameKey(a: Document, b: Document): boolean {
  const comparable = (key: Document) =>
    Object.entries(key).map(([name, direction]) => [
      name,
      isNumeric(direction) ? toNumber(direction) : direction,
    ]);
  return areEqual(comparable(a), comparable(b));
}

// Enough to tell a narrow range from a wide one; counting further would cost more than a better choice saves.
const MAX_COUNTED_ENTRIES = 100;

/**
 * The path with the fewest entries wins. An index that gives the requested order may have some more entries, as it saves
 * the sort; with a limit it may stop early, so it also wins when no other index is very selective.
 */
function cheapest(
  view: ReadView,
  candidates: AccessPath[],
  { sort, limit }: PlanRequest,
): AccessPath | undefined {
  const worthwhile = candidates.filter((path) => !candidates.some((other) => dominates(other, path)));
  if (worthwhile.length < 2) return worthwhile[0];
  const counted = worthwhile.map((path) => ({ path, entries: estimate(view, path) }));
  const narrowest = counted.reduce((a, b) => (isBetter(b, a) ? b : a));
  if (!sort || narrowest.path.providesSort) return narrowest.path;
  const sorted = counted.filter(({ path }) => path.providesSort);
  if (sorted.length === 0) return narrowest.path;
  const inOrder = sorted.reduce((a, b) => (isBetter(b, a) ? b : a));
  const isCheapEnough = inOrder.entries <= narrowest.entries * 2;
  const stopsEarly = limit !== undefined && limit > 0 && narrowest.entries >= MAX_COUNTED_ENTRIES;
  return isCheapEnough || stopsEarly ? inOrder.path : narrowest.path;
}

/** Whether a path has all bounds of the other and more, and its order too. */
function dominates(path: AccessPath, other: AccessPath): boolean {
  if (path === other || (other.providesSort && !path.providesSort)) return false;
  if (!other.boundFields.every((name) => path.boundFields.includes(name))) return false;
  return path.boundFields.length > other.boundFields.length;
}

interface Counted {
  path: AccessPath;
  entries: number;
}

const isBetter = (a: Counted, b: Counted) =>
  a.entries < b.entries || (a.entries === b.entries && value(a.path) > value(b.path));

const value = ({ boundFields, providesSort, isExact }: AccessPath) =>
  boundFields.length * 4 + Number(providesSort) * 2 + Number(isExact);

function estimate(view: ReadView, { ranges, boundFields }: AccessPath): number {
  if (boundFields.length === 0) return Infinity;
  let entries = 0;
  for (const range of ranges) {
    entries += view.count(range, MAX_COUNTED_ENTRIES - entries);
    if (entries >= MAX_COUNTED_ENTRIES) break;
  }
  return entries;
}

/** Each branch of an `$or` by indexes of its own, together with the conditions beside it; a branch may be a choice itself. */
function planUnion(view: ReadView, collection: Collection, request: PlanRequest): Plan | undefined {
  const all = clauses(request.filter);
  for (const clause of all) {
    if (!Array.isArray(clause.$or)) continue;
    const beside = all.filter((other) => other !== clause);
    const paths = pathsOfBranches(clause.$or as Document[], (branch) =>
      planQuery(view, collection, {
        filter: { $and: [...beside, branch] },
        hasCollation: request.hasCollation,
      }),
    );
    if (paths) return { kind: 'union', paths, providesSort: false };
  }
  return undefined;
}

function pathsOfBranches(
  branches: readonly Document[],
  planOf: (branch: Document) => Plan,
): AccessPath[] | undefined {
  const paths: AccessPath[] = [];
  for (const branch of branches) {
    const plan = planOf(branch);
    if (plan.kind === 'collection') return undefined;
    paths.push(...(plan.kind === 'union' ? plan.paths : [plan.path]));
  }
  return paths;
}

/** What every match has to meet, each condition by itself, `$and` unfolded. */
const clauses = (filter: Document): Document[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key === '$and' && Array.isArray(value) ? value.flatMap(clauses) : [{ [key]: value as unknown }],
  );
