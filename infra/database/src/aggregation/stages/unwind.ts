import { valueAt } from '../../bson/paths';
import { fieldsOf, isDocument, ownField, setOwnField, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { namedOperands } from '../../expressions/operands';
import type { Stage } from '../pipeline';

/** One document for each element of an array; a lone value counts as an array of one. */
export function unwind(specification: unknown): Stage {
  const options: Document = isDocument(specification)
    ? namedOperands(specification, ['path'], ['includeArrayIndex', 'preserveNullAndEmptyArrays'])
    : { path: specification };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw location(28818, 'path option to $unwind stage should be prefixed with a $');
  }
  const field = path.slice(1);
  const names = field.split('.');
  const numbered = (document: Document, index: number | null): Document =>
    typeof includeArrayIndex === 'string' ? { ...document, [includeArrayIndex]: index } : document;

  return function* (documents) {
    for (const document of documents) {
      const value = valueAt(document, field);
      if (Array.isArray(value) && value.length > 0) {
        for (const [index, item] of value.entries()) yield numbered(withValue(document, names, item), index);
      } else if (value === undefined || value === null || Array.isArray(value)) {
        if (preserveNullAndEmptyArrays !== true) continue;
        yield numbered(Array.isArray(value) ? withValue(document, names, undefined) : document, null);
      } else yield numbered(document, null);
    }
  };
}

function withValue(document: Document, [name, ...rest]: string[], value: unknown): Document {
  const copy: Document = { ...fieldsOf(document) };
  if (rest.length > 0) setOwnField(copy, name!, withValue(ownField(copy, name!) as Document, rest, value));
  else if (value === undefined) delete copy[name!];
  else setOwnField(copy, name!, value);
  return copy;
}
