import {
  isDocument,
  isOperatorDocument,
  isRegularExpression,
  ownField,
  setOwnField,
  type Document,
} from '../bson/valueTypes';

/** The document an upsert starts from: what the query says a match must equal. */
export function upsertSeed(filter: Document): Document {
  const seed: Document = {};
  collect(filter, seed);
  return seed;
}

function collect(filter: Document, seed: Document): void {
  for (const key of Object.keys(filter)) {
    const condition = filter[key];
    if (key === '$and' || (key === '$or' && Array.isArray(condition) && condition.length === 1)) {
      for (const clause of condition as unknown[]) if (isDocument(clause)) collect(clause, seed);
    } else if (!key.startsWith('$')) {
      const value = requiredValue(condition);
      if (value !== undefined) assign(seed, key.split('.'), value);
    }
  }
}

function requiredValue(condition: unknown): unknown {
  if (isRegularExpression(condition)) return undefined;
  if (!isOperatorDocument(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  for (const list of [condition.$all, condition.$in]) {
    if (!Array.isArray(list) || list.length !== 1) continue;
    if (!isRegularExpression(list[0]) && !(isDocument(list[0]) && '$elemMatch' in list[0])) return list[0];
  }
  return undefined;
}

function assign(document: Document, names: string[], value: unknown): void {
  const [name, ...rest] = names as [string, ...string[]];
  if (rest.length === 0) return setOwnField(document, name, value);
  const child = ownField(document, name);
  const holder = isDocument(child) ? child : {};
  setOwnField(document, name, holder);
  assign(holder, rest, value);
}
