import { toNumber } from '../bson/numbers';
import { firstName } from '../bson/paths';
import { isDocument, isNumeric, isOperatorDocument, type Document } from '../bson/valueTypes';
import { fieldsRead } from '../query/filterAnalysis';

/**
 * The top-level fields a pipeline reads before it makes documents of its own by grouping or projecting; nothing when
 * it may read or pass on any.
 */
export function fieldsNeeded(pipeline: unknown[]): Set<string> | undefined {
  const needed = new Set<string>();
  for (const stage of pipeline) {
    if (!isDocument(stage)) return undefined;
    const [name, specification] = Object.entries(stage)[0]!;
    const read = READERS[name]?.(specification);
    if (!read) return undefined;
    for (const field of read) needed.add(field);
    if (name === '$group' || name === '$project') return needed;
  }
  return undefined;
}

type Reader = (specification: unknown) => Iterable<string> | undefined;

const READERS: Record<string, Reader> = {
  $limit: () => [],
  $skip: () => [],
  $match: (filter) => (isDocument(filter) ? fieldsRead(filter) : undefined),
  $sort: (sort) => (isDocument(sort) ? Object.keys(sort).map(firstName) : undefined),
  $unwind: (specification) => fieldsIn(isDocument(specification) ? specification.path : specification),
  $addFields: namedAndRead,
  $set: namedAndRead,
  $group: fieldsIn,
  $project: (specification) =>
    isDocument(specification) && leavesOutNothing(specification)
      ? namedAndRead(specification, ['_id'])
      : undefined,
  $lookup: (specification) => {
    if (!isDocument(specification)) return undefined;
    const { localField, as, let: variables } = specification;
    const named = [localField, as].filter((field) => typeof field === 'string').map(firstName);
    const read = fieldsIn(variables);
    return read && [...named, ...read];
  },
};

function namedAndRead(specification: unknown, always: string[] = []): Iterable<string> | undefined {
  if (!isDocument(specification)) return undefined;
  const read = fieldsIn(specification);
  return read && [...always, ...Object.keys(specification).map(firstName), ...read];
}

/** A projection that lists what to leave out passes on fields it does not name. */
const leavesOutNothing = (specification: Document): boolean =>
  Object.entries(specification).every(([name, value]) => {
    if (isDocument(value) && !isOperatorDocument(value)) return leavesOutNothing(value);
    return name === '_id' || !((isNumeric(value) && toNumber(value) === 0) || value === false);
  });

/** Operators that name fields without a dollar sign, or read the whole document. */
const OPAQUE = ['$getField', '$setField', '$unsetField', '$top', '$topN', '$bottom', '$bottomN'];

function fieldsIn(expression: unknown): Set<string> | undefined {
  const fields = new Set<string>();
  return collect(expression, fields) ? fields : undefined;
}

function collect(expression: unknown, fields: Set<string>): boolean {
  if (typeof expression === 'string') return collectPath(expression, fields);
  if (Array.isArray(expression)) return expression.every((item) => collect(item, fields));
  if (!isDocument(expression)) return true;
  return Object.entries(expression as Document).every(
    ([key, value]) => !OPAQUE.includes(key) && (key === '$literal' || collect(value, fields)),
  );
}

function collectPath(text: string, fields: Set<string>): boolean {
  if (text.startsWith('$$')) return !/^\$\$(ROOT|CURRENT)\b/.test(text);
  if (text.startsWith('$')) fields.add(firstName(text.slice(1)));
  return true;
}
