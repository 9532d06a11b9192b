import { firstName } from '../bson/paths';
import { isDocument, type Document } from '../bson/valueTypes';
import { badValue, failedToParse } from '../errors';
import { compileFilter } from '../query/filter';

export interface ArrayFilters {
  /** whether `$[identifier]` covers this element */
  covers(identifier: string, element: unknown): boolean;
  /** refuses a path whose identifiers have no filter */
  checkPath(path: string): void;
}

const IDENTIFIER = /\$\[([^\]]+)\]/g;

export function compileArrayFilters(filters: Document[], operators: Document): ArrayFilters {
  const byIdentifier = new Map<string, (element: unknown) => boolean>();
  for (const filter of filters) {
    const identifier = identifierOf(filter);
    if (!identifier) {
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    }
    if (byIdentifier.has(identifier)) {
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    }
    const matches = compileFilter(filter);
    byIdentifier.set(identifier, (element) => matches({ [identifier]: element }));
  }
  refuseUnused(byIdentifier.keys(), operators);
  return {
    covers: (identifier, element) => byIdentifier.get(identifier)!(element),
    checkPath: (path) => {
      for (const [, identifier] of path.matchAll(IDENTIFIER)) {
        if (!byIdentifier.has(identifier!)) {
          throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
        }
      }
    },
  };
}

function identifierOf(filter: Document): string | undefined {
  for (const [key, clause] of Object.entries(filter)) {
    if (!key.startsWith('$')) return firstName(key);
    if (!Array.isArray(clause)) continue;
    for (const inner of clause) {
      const found = isDocument(inner) ? identifierOf(inner) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

function refuseUnused(identifiers: Iterable<string>, operators: Document): void {
  const paths = Object.values(operators).flatMap((fields) => (isDocument(fields) ? Object.keys(fields) : []));
  for (const identifier of identifiers) {
    if (!paths.some((path) => path.includes(`$[${identifier}]`))) {
      throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`);
    }
  }
}
