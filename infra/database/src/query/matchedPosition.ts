import { valueAt } from '../bson/paths';
import { isDocument, type Document } from '../bson/valueTypes';
import { compileElementMatch, compileFilter, type FilterOptions } from './filter';

/** The `$` position: the index of the array element at `path` that the filter matched; -1 without a condition on it. */
export function matchedPosition(
  document: Document,
  path: string,
  filter: Document,
  options: FilterOptions = {},
): number {
  const array = valueAt(document, path);
  return Array.isArray(array) ? positionIn(array, document, path, filter, options) : -1;
}

function positionIn(
  array: unknown[],
  document: Document,
  path: string,
  filter: Document,
  options: FilterOptions,
): number {
  for (const [key, condition] of Object.entries(filter)) {
    const position = Array.isArray(condition)
      ? firstOf(clausesMet(key, condition, document, options), (clause) =>
          positionIn(array, document, path, clause, options),
        )
      : -1;
    if (position >= 0) return position;
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const matches = elementTest(key.slice(path.length + 1), condition, options);
    const found = array.findIndex(matches);
    if (found >= 0) return found;
  }
  return -1;
}

function clausesMet(key: string, clauses: unknown[], document: Document, options: FilterOptions): Document[] {
  if (key === '$and') return clauses.filter(isDocument);
  if (key === '$or')
    return clauses.filter(isDocument).filter((clause) => compileFilter(clause, options)(document));
  return [];
}

function firstOf<T>(items: T[], position: (item: T) => number): number {
  for (const item of items) {
    const found = position(item);
    if (found >= 0) return found;
  }
  return -1;
}

function elementTest(
  field: string,
  condition: unknown,
  options: FilterOptions,
): (element: unknown) => boolean {
  if (field === '' && isDocument(condition) && '$elemMatch' in condition) {
    return compileElementMatch(condition.$elemMatch, options);
  }
  const matches = compileFilter({ [field === '' ? 'element' : `element.${field}`]: condition }, options);
  return (element) => matches({ element });
}
