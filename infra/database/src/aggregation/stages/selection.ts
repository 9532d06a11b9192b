import { decodeExact, encodeDocument } from '../../bson/codec';
import { toNumber } from '../../bson/numbers';
import { isDocument, isNumeric, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { namedOperands } from '../../expressions/operands';
import { compileFilter } from '../../query/filter';
import { sizeOf } from '../../memory/sizeOf';
import { sortWithin, type Sortable } from '../../memory/sortWithin';
import { sortFields } from '../../query/sorting';
import type { StageCompiler } from '../pipeline';

/** Stages that choose, order or count documents and leave them as they are. */
export const selectionStages: Record<string, StageCompiler> = {
  $match: (filter, { collator, variables }) => {
    const matches = compileFilter(filter, { collator, variables });
    return function* (documents) {
      for (const document of documents) if (matches(document)) yield document;
    };
  },
  $sort: (sort, { collator, workspace }) => {
    if (!isDocument(sort)) throw location(15973, 'the $sort key specification must be an object');
    if (sortFields(sort).length === 0) throw location(15976, '$sort stage must have at least one sort key');
    return (documents) => sortWithin(documents, WHOLE_DOCUMENTS, { sort, collator }, workspace);
  },
  $limit: (specification) => {
    const limit = wholeNumber('$limit', specification, 1);
    return function* (documents) {
      let left = limit;
      for (const document of documents) {
        yield document;
        if (--left <= 0) return;
      }
    };
  },
  $skip: (specification) => {
    const skip = wholeNumber('$skip', specification, 0);
    return function* (documents) {
      let left = skip;
      for (const document of documents) if (left-- <= 0) yield document;
    };
  },
  $count: (name) => {
    if (typeof name !== 'string' || !/^[^$.\0][^.\0]*$/.test(name))
      throw location(40158, 'the count field must be a non-empty string without a $ prefix or a dot');
    return (documents) => {
      let count = 0;
      for (const _ of documents) count++;
      return count > 0 ? [{ [name]: count }] : [];
    };
  },
  $sample: (specification) => {
    const size = wholeNumber('$sample', namedOperands(specification, ['size']).size, 1);
    return (documents) => shuffled(reservoir(documents, size));
  },
};

function wholeNumber(stage: string, value: unknown, least: number): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number) || number < least) {
    throw location(15957, `the ${stage} must be a whole number of at least ${least}`);
  }
  return number;
}

export const WHOLE_DOCUMENTS: Sortable<Document> = {
  document: (document) => document,
  size: sizeOf,
  pack: encodeDocument,
  unpack: decodeExact,
};

/** Reservoir sampling: `size` items, each equally likely, without holding more than `size`. */
function reservoir<T>(items: Iterable<T>, size: number): T[] {
  const chosen: T[] = [];
  let seen = 0;
  for (const item of items) {
    const place = Math.floor(Math.random() * ++seen);
    if (chosen.length < size) chosen.push(item);
    else if (place < size) chosen[place] = item;
  }
  return chosen;
}

function shuffled<T>(items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
