import { firstName } from '../bson/paths';
import { isDocument, isRegularExpression, type Document } from '../bson/valueTypes';

/** The top-level fields a filter reads, or `undefined` when it may read any (`$expr`). */
export function fieldsRead(filter: Document): Set<string> | undefined {
  const names = new Set<string>();
  return collect(filter, names) ? names : undefined;
}

function collect(filter: Document, names: Set<string>): boolean {
  return Object.keys(filter).every((key) => {
    if (key === '$expr') return false;
    if (!key.startsWith('$') || !Array.isArray(filter[key])) {
      names.add(firstName(key));
      return true;
    }
    return (filter[key] as unknown[]).every((clause) => !isDocument(clause) || collect(clause, names));
  });
}

/** Whether a filter uses `$type`: decoding to JavaScript numbers would lose the difference of int, long and double. */
export function needsExactTypes(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(needsExactTypes);
  if (!isDocument(value) || isRegularExpression(value)) return false;
  return Object.keys(value).some((key) => key === '$type' || needsExactTypes(value[key]));
}

/** The conditions every match has to meet, `$and` unfolded. */
export function conjuncts(filter: Document): [path: string, condition: unknown][] {
  return Object.keys(filter).flatMap((key) => {
    if (key === '$and' && Array.isArray(filter.$and))
      return filter.$and.filter(isDocument).flatMap(conjuncts);
    return key.startsWith('$') ? [] : [[key, filter[key]] as [string, unknown]];
  });
}
