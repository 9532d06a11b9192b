import { isDocument, ownField, type Document } from '../../bson/valueTypes';

/**
 * A joined pipeline that starts with `$expr: { $eq: ['$field', '$$variable'] }` gets the same condition as a plain
 * one in front, which an index can answer. Null and arrays compare differently there and are left alone.
 */
export function equalityHints(pipeline: Document[], variables: Document): Document[] {
  const match = pipeline[0]?.$match;
  const expression = isDocument(match) ? match.$expr : undefined;
  if (!isDocument(expression)) return pipeline;
  const clauses = Array.isArray(expression.$and) ? expression.$and : [expression];
  const hints: Document = {};
  for (const clause of clauses) {
    const pair = isDocument(clause) ? clause.$eq : undefined;
    if (!Array.isArray(pair) || pair.length !== 2) continue;
    const [field, variable] = isField(pair[0]) ? pair : [pair[1], pair[0]];
    if (!isField(field) || typeof variable !== 'string' || !variable.startsWith('$$')) continue;
    const value = ownField(variables, variable.slice(2));
    if (value !== null && value !== undefined && !Array.isArray(value))
      hints[field.slice(1)] = { $eq: value };
  }
  return Object.keys(hints).length > 0 ? [{ $match: hints }, ...pipeline] : pipeline;
}

const isField = (value: unknown): value is string => typeof value === 'string' && /^\$[^$]/.test(value);
