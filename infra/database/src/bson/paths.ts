import { fieldsOf, isDocument, ownField, type Document } from './valueTypes';

interface Step {
  name: string;
  /** the array position the name can also stand for, -1 when it cannot */
  position: number;
}

export type Path = readonly Step[];

const ARRAY_POSITION = /^\d+$/;

export const parsePath = (path: string): Path =>
  path.split('.').map((name) => ({ name, position: ARRAY_POSITION.test(name) ? Number(name) : -1 }));

type Visitor = (value: unknown) => boolean;

/**
 * Visits every value a dotted path leads to, walking through arrays of documents as MongoDB does; `undefined` where a
 * document lacks the field. Stops and answers true as soon as the visitor does.
 */
export function visitPath(value: unknown, path: Path, visitor: Visitor, from = 0): boolean {
  if (from === path.length) return visitor(value);
  const { name, position } = path[from]!;
  if (Array.isArray(value)) {
    if (position >= 0 && position < value.length && visitPath(value[position], path, visitor, from + 1))
      return true;
    for (const item of value) if (isDocument(item) && visitPath(item, path, visitor, from)) return true;
    return false;
  }
  if (isDocument(value)) return visitPath(ownField(fieldsOf(value), name), path, visitor, from + 1);
  return visitor(undefined);
}

/** Like visitPath, and each element of an array found at the end of the path as well. */
export const visitPathAndElements = (value: unknown, path: Path, visitor: Visitor): boolean =>
  visitPath(value, path, (found) => visitor(found) || (Array.isArray(found) && found.some(visitor)));

/** The value at a dotted path by names and array positions alone, without spreading over arrays. */
export function valueAt(document: Document, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = ownField(value as Document, name);
  }
  return value;
}

export const firstName = (path: string): string => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};
