import { encodeKey, invertKey } from '../bson/keyEncoding';
import { visitPath } from '../bson/paths';
import type { Document } from '../bson/valueTypes';
import type { Index, IndexField } from './catalog';
import { isClipped, keyText } from './keys';

export interface IndexEntries {
  keys: Buffer[];
  isMultikey: boolean;
  hasClippedKeys: boolean;
}

const NONE: IndexEntries = { keys: [], isMultikey: false, hasClippedKeys: false };

/** A document's keys in an index: several when an array lies on a path. */
export function entriesOf(index: Index, document: Document): IndexEntries {
  if (index.partialFilter && !index.covers(document)) return NONE;
  let keys: Buffer[] = [];
  let isMultikey = false;
  let hasAnyField = false;
  index.fields.forEach((field, position) => {
    const { values, hasField, hasArray } = valuesOf(document, field);
    hasAnyField ||= hasField;
    isMultikey ||= hasArray;
    const encoded = encodeDistinct(values, field.isDescending);
    keys =
      position === 0 ? encoded : keys.flatMap((key) => encoded.map((part) => Buffer.concat([key, part])));
  });
  if (index.isSparse && !hasAnyField) return NONE;
  return { keys, isMultikey, hasClippedKeys: keys.some(isClipped) };
}

/** A missing field is indexed as null; an array as itself and as each element; an empty one as itself and as undefined. */
function valuesOf(document: Document, { path }: IndexField) {
  const values: unknown[] = [];
  let hasField = false;
  let hasArray = false;
  visitPath(document, path, (value) => {
    hasField ||= value !== undefined;
    if (Array.isArray(value)) {
      hasArray = true;
      values.push(value, ...(value.length > 0 ? value : [undefined]));
    } else values.push(value ?? null);
    return false;
  });
  if (values.length === 0) values.push(null);
  return { values, hasField, hasArray: hasArray || values.length > 1 };
}

function encodeDistinct(values: unknown[], isDescending: boolean): Buffer[] {
  if (values.length === 1) return [encode(values[0], isDescending)];
  const distinct = new Map<string, Buffer>();
  for (const value of values) {
    const key = encode(value, isDescending);
    distinct.set(keyText(key), key);
  }
  return [...distinct.values()];
}

const encode = (value: unknown, isDescending: boolean): Buffer =>
  isDescending ? invertKey(encodeKey(value)) : encodeKey(value);
