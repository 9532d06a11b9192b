import { visitPath } from '../bson/paths';
import { isDate, isDocument, isObjectId, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import type { Collection, Index } from './catalog';

/** The error E11000 for a second document with the same unique key, in the form that drivers and mongoose parse. */
export function duplicateKey(collection: Collection, index: Index, values: Document): CommandError {
  const keyValue: Document = {};
  for (const { name, path } of index.fields) {
    visitPath(values, path, (value) => {
      keyValue[name] = value ?? null;
      return true;
    });
    keyValue[name] ??= null;
  }
  const shown = Object.entries(keyValue).map(([name, value]) => `${name}: ${show(value)}`);
  return new CommandError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: index.specification.key, keyValue },
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isObjectId(value)) return `ObjectId('${value.toHexString()}')`;
  if (isDate(value)) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(show).join(', ')} ]`;
  if (!isDocument(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, field]) => `${key}: ${show(field)}`)
    .join(', ')} }`;
}
