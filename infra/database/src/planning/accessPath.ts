import { encodeKey, invertKey } from '../bson/keyEncoding';
import type { Document } from '../bson/valueTypes';
import { sortFields } from '../query/sorting';
import type { Index } from '../storage/catalog';
import {
  entriesStartingWith,
  entryKey,
  indexPrefix,
  isClipped,
  rangeOfPrefix,
  type KeyRange,
} from '../storage/keys';
import { fieldBounds, intervalBytes } from './bounds';
import { impliesFilter } from './implication';

/** An index scan for a query: all matches lie in its ranges, perhaps other documents too. */
export interface AccessPath {
  index: Index;
  ranges: KeyRange[];
  /** whole keys of a unique index to look up, instead of ranges */
  lookups?: Buffer[];
  /** the fields whose conditions narrow the ranges */
  boundFields: string[];
  /** everything in the ranges matches, so no document needs to be checked */
  isExact: boolean;
  /** scanning the ranges (backwards where `isReversed`) gives the requested order */
  providesSort: boolean;
  isReversed: boolean;
}

export interface PathRequest {
  conjuncts: (readonly [path: string, condition: unknown])[];
  sort?: Document;
  hasCollation: boolean;
}

const MAX_RANGES = 20_000;

/** How this index could serve the query; undefined when it would miss matches or be of no use. */
export function accessPath(index: Index, request: PathRequest, isForced = false): AccessPath | undefined {
  if (index.specification.hidden === true) return undefined;
  if (index.partialFilter && !impliesFilter(request.conjuncts, index.partialFilter)) return undefined;
  const bounds = readBounds(index, request);
  const { prefixes, singlePoints, boundFields } = bounds;
  const isWholeKey = bounds.interval === undefined && boundFields.length === index.fields.length;
  const order = sortOrder(index, request, singlePoints, prefixes.length === 1 && bounds.beside.length === 0);
  if (boundFields.length === 0 && ((!order && !isForced) || index.isSparse)) return undefined;
  return {
    index,
    ranges: prefixes.flatMap((prefix) => rangesAfter(index, prefix, bounds)),
    lookups:
      index.isUnique && isWholeKey && !prefixes.some(isClipped)
        ? prefixes.map((prefix) => entryKey(index, prefix, 0))
        : undefined,
    boundFields,
    isExact: isExact(index, request, bounds),
    providesSort: order !== undefined,
    isReversed: order === 'reversed',
  };
}

interface IndexBounds {
  prefixes: Buffer[];
  /** fields that are equal to one value, which therefore do not matter for the order */
  singlePoints: Set<string>;
  boundFields: string[];
  exactFields: Set<string>;
  interval?: { start: Buffer; end: Buffer };
  /** encoded values that match besides the interval */
  beside: Buffer[];
}

function readBounds(index: Index, { conjuncts, hasCollation }: PathRequest): IndexBounds {
  const bounds: IndexBounds = {
    prefixes: [Buffer.alloc(0)],
    singlePoints: new Set(),
    boundFields: [],
    exactFields: new Set(),
    beside: [],
  };
  for (const { name, isDescending } of index.fields) {
    const conditions = conjuncts.filter(([path]) => path === name).map(([, condition]) => condition);
    const found = fieldBounds(conditions, { isMultikey: index.isMultikey, hasCollation });
    if (!found) break;
    if (found.kind === 'interval') {
      bounds.interval = intervalBytes(found.low, found.high, isDescending);
      bounds.beside = found.beside.map((value) => encoded(value, isDescending));
      bounds.boundFields.push(name);
      if (found.isExact) bounds.exactFields.add(name);
      break;
    }
    if (index.isSparse && found.values.includes(null)) break;
    if (bounds.prefixes.length * found.values.length > MAX_RANGES) break;
    const parts = found.values.map((value) => encoded(value, isDescending));
    bounds.prefixes = bounds.prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])));
    bounds.boundFields.push(name);
    if (found.values.length === 1) bounds.singlePoints.add(name);
    if (found.isExact) bounds.exactFields.add(name);
    // Conditions on further fields may be met by another array element than the first one.
    if (index.isMultikey) break;
  }
  return bounds;
}

const encoded = (value: unknown, isDescending: boolean) =>
  isDescending ? invertKey(encodeKey(value)) : encodeKey(value);

function rangesAfter(
  index: Index,
  prefix: Buffer,
  { interval, beside, boundFields }: IndexBounds,
): KeyRange[] {
  const others = beside.map((part) => entriesStartingWith(index, Buffer.concat([prefix, part])));
  return [rangeAfter(index, prefix, interval, boundFields.length > 0), ...others];
}

function rangeAfter(
  index: Index,
  prefix: Buffer,
  interval: IndexBounds['interval'],
  isBound: boolean,
): KeyRange {
  if (!isBound) return rangeOfPrefix(indexPrefix(index));
  if (!interval) return entriesStartingWith(index, prefix);
  const beginning = Buffer.concat([indexPrefix(index), prefix]);
  if (isClipped(prefix)) return entriesStartingWith(index, prefix);
  return { start: Buffer.concat([beginning, interval.start]), end: Buffer.concat([beginning, interval.end]) };
}

function isExact(index: Index, { conjuncts }: PathRequest, { exactFields }: IndexBounds): boolean {
  if (index.isMultikey || index.hasClippedKeys) return false;
  return conjuncts.every(([path]) => exactFields.has(path));
}

/** Whether entries come in the requested order, not counting fields with one value. */
function sortOrder(
  index: Index,
  { sort, hasCollation }: PathRequest,
  singlePoints: Set<string>,
  isOneRange: boolean,
): 'forward' | 'reversed' | undefined {
  if (!sort || hasCollation || !isOneRange || index.isMultikey || index.hasClippedKeys) return undefined;
  const wanted = sortFields(sort)
    .map(({ direction }, i) => ({ name: Object.keys(sort)[i]!, isDescending: direction < 0 }))
    .filter(({ name }) => !singlePoints.has(name));
  const offered = index.fields.filter(({ name }) => !singlePoints.has(name));
  if (wanted.length === 0) return 'forward';
  if (wanted.length > offered.length || wanted.some(({ name }, i) => offered[i]!.name !== name))
    return undefined;
  const reversals = wanted.map(({ isDescending }, i) => isDescending !== offered[i]!.isDescending);
  if (reversals.every((isReversed) => !isReversed)) return 'forward';
  return reversals.every((isReversed) => isReversed) ? 'reversed' : undefined;
}
