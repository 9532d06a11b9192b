import { isDocument, ownField, setOwnField, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { immutableId } from './updateErrors';

/** `$rename`: never through an array. A field that is not there is left alone. */
export function renameField(document: Document, from: string, to: string): void {
  if (from === '_id' || to === '_id') throw immutableId();
  const source = holderOf(document, from, false);
  const name = lastName(from);
  const value = source && ownField(source, name);
  if (source === undefined || value === undefined) return;
  const target = holderOf(document, to, true)!;
  delete source[name];
  setOwnField(target, lastName(to), value);
}

function holderOf(document: Document, path: string, create: boolean): Document | undefined {
  let holder = document;
  for (const name of path.split('.').slice(0, -1)) {
    let child = ownField(holder, name);
    if (child === undefined && create) setOwnField(holder, name, (child = {}));
    if (child === undefined) return undefined;
    if (!isDocument(child))
      throw badValue(`The field '${path}' cannot be renamed through a value that is no document`);
    holder = child;
  }
  return holder;
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);
