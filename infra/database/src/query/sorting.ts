import { toNumber } from '../bson/numbers';
import { compareValues } from '../bson/order';
import { parsePath, visitPath, type Path } from '../bson/paths';
import { isNumeric, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';

interface SortField {
  path: Path;
  direction: 1 | -1;
}

export type Comparator<T> = (a: T, b: T) => number;

/** How a sort reads the keys of a document and compares those of two. */
export interface SortOrder {
  keysOf(document: unknown): unknown[];
  compare: Comparator<{ keys: unknown[] }>;
}

export function orderOf(sort: Document, collator?: Intl.Collator): SortOrder {
  const fields = sortFields(sort);
  return {
    keysOf: (document) => fields.map((field) => sortKey(document, field)),
    compare: keyOrder(fields, compareWith(collator)),
  };
}

/** A stable sort in memory. */
export function sortBy<T>(items: Iterable<T>, document: (item: T) => unknown, sort: Document): T[] {
  const { keysOf, compare } = orderOf(sort);
  const keyed = Array.from(items, (item) => ({ item, keys: keysOf(document(item)) }));
  return keyed.sort(compare).map(({ item }) => item);
}

function keyOrder(fields: SortField[], compare: Comparator<unknown>): Comparator<{ keys: unknown[] }> {
  return (a, b) => {
    for (let i = 0; i < fields.length; i++) {
      const order = compare(a.keys[i], b.keys[i]);
      if (order !== 0) return order * fields[i]!.direction;
    }
    return 0;
  };
}

export function sortFields(sort: Document): SortField[] {
  return Object.keys(sort).map((path) => {
    const direction = sort[path];
    if (!isNumeric(direction) || toNumber(direction) === 0) {
      throw badValue(`Illegal key in $sort specification: ${path}: ${JSON.stringify(direction)}`);
    }
    if (Math.abs(toNumber(direction)) !== 1)
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path: parsePath(path), direction: toNumber(direction) < 0 ? -1 : 1 };
  });
}

const compareWith =
  (collator?: Intl.Collator): Comparator<unknown> =>
  (a, b) =>
    collator && typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : compareValues(a, b);

/** An array sorts by its least element going up and its greatest going down; missing sorts as null. */
function sortKey(document: unknown, { path, direction }: SortField): unknown {
  let best: unknown = null;
  let found = false;
  visitPath(document, path, (value) => {
    const candidates = Array.isArray(value) ? (value.length > 0 ? value : [undefined]) : [value ?? null];
    for (const candidate of candidates) {
      if (!found || compareValues(candidate, best) * direction < 0) best = candidate;
      found = true;
    }
    return false;
  });
  return best;
}
