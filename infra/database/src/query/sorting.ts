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

/** The first items in order, all unless told how many are needed; equal items keep the order they came in. */
export function sortBy<T>(
  items: Iterable<T>,
  document: (item: T) => unknown,
  sort: Document,
  collator?: Intl.Collator,
  needed = Infinity,
): T[] {
  const fields = sortFields(sort);
  const compare = keyOrder(fields, compareWith(collator));
  let keyed: Keyed<T>[] = [];
  for (const item of items) {
    const values = document(item);
    keyed.push({ item, keys: fields.map((field) => sortKey(values, field)) });
    // What cannot be among the first any more is let go of from time to time.
    if (keyed.length > needed * 2 + SLACK) keyed = keyed.sort(compare).slice(0, needed);
  }
  return Array.from(keyed.sort(compare).slice(0, needed), ({ item }) => item);
}

const SLACK = 1000;

interface Keyed<T> {
  item: T;
  keys: unknown[];
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
