import { isDocument, type Document } from '../bson/valueTypes';
import { failedToParse } from '../errors';

export type UpdateSpecification =
  | { kind: 'pipeline'; stages: Document[] }
  | { kind: 'operators'; operators: Document }
  | { kind: 'replacement'; replacement: Document };

export function readUpdate(update: unknown): UpdateSpecification {
  if (Array.isArray(update)) return { kind: 'pipeline', stages: update.filter(isDocument) };
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  const first = Object.keys(update)[0];
  return first?.startsWith('$')
    ? { kind: 'operators', operators: update }
    : { kind: 'replacement', replacement: update };
}
