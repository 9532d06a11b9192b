import { toNumber } from '../../bson/numbers';
import { areEqual } from '../../bson/order';
import { isDocument, isNumeric, setOwnField, typeName, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { MEMORY_LIMIT_BYTES, memoryExceeded } from '../../memory/workspace';
import { sortBy } from '../../query/sorting';
import type { ExpressionOperator } from '../expression';
import { countOf, isNothing, withArguments, withNames, withOne, withOneOrNull } from '../operands';

export const arrayOperators: Record<string, ExpressionOperator> = {
  $isArray: withOne(Array.isArray),
  $size: withOne((value) => arrayFor('$size', value).length),
  $first: withOneOrNull((value) => arrayFor('$first', value)[0]),
  $last: withOneOrNull((value) => arrayFor('$last', value).at(-1)),
  $arrayElemAt: withArguments(
    (array, index) =>
      isNothing(array) || isNothing(index)
        ? null
        : arrayFor('$arrayElemAt', array).at(whole('$arrayElemAt', index)),
    2,
  ),
  $in: withArguments((value, array) => arrayFor('$in', array).some((item) => areEqual(item, value)), 2),
  $indexOfArray: withArguments(
    (array, value, start = 0, end = Infinity) => {
      if (isNothing(array)) return null;
      const items = arrayFor('$indexOfArray', array);
      if (toNumber(start) < 0 || toNumber(end) < 0)
        throw location(40097, '$indexOfArray requires bounds of at least 0');
      return items.findIndex((item, i) => i >= toNumber(start) && i < toNumber(end) && areEqual(item, value));
    },
    2,
    4,
  ),
  $concatArrays: withArguments((...arrays) =>
    arrays.some(isNothing) ? null : arrays.flatMap((array) => arrayFor('$concatArrays', array)),
  ),
  $reverseArray: withOneOrNull((value) => [...arrayFor('$reverseArray', value)].reverse()),
  $slice: withArguments(
    (array, a, b) => {
      if (isNothing(array) || isNothing(a)) return null;
      const count = b === undefined ? undefined : whole('$slice', b);
      if (count !== undefined && count <= 0)
        throw location(28729, 'Third argument to $slice must be positive');
      return sliceArray(arrayFor('$slice', array), whole('$slice', a), count);
    },
    2,
    3,
  ),
  $range: withArguments(
    (start, end, step = 1) => {
      const [from, to, by] = [toNumber(start), toNumber(end), toNumber(step)];
      if (![from, to, by].every(Number.isInteger)) throw location(34445, '$range requires whole numbers');
      if (by === 0) throw location(34449, '$range requires a non-zero step value');
      const length = Math.max(0, Math.ceil((to - from) / by));
      if (length > MAX_RANGE_ITEMS) throw memoryExceeded('$range', MEMORY_LIMIT_BYTES);
      return Array.from({ length }, (_, i) => from + i * by);
    },
    2,
    3,
  ),
  $arrayToObject: withOneOrNull((value) => {
    const document: Document = {};
    for (const entry of arrayFor('$arrayToObject', value)) {
      const [key, field] = isDocument(entry) ? [entry.k, entry.v] : arrayFor('$arrayToObject', entry);
      setOwnField(document, String(key), field);
    }
    return document;
  }),
  $sortArray: withNames(['input', 'sortBy'], [], ({ input, sortBy: by }) => {
    if (isNothing(input)) return null;
    const items = arrayFor('$sortArray', input);
    if (isDocument(by)) return sortBy(items, (item) => item, by);
    return sortBy(items, (item) => ({ item }), { item: by });
  }),
  $firstN: withNames(['input', 'n'], [], ({ input, n }) => arrayFor('$firstN', input).slice(0, countOf(n))),
  $lastN: withNames(['input', 'n'], [], ({ input, n }) => arrayFor('$lastN', input).slice(-countOf(n))),
  $maxN: withNames(['input', 'n'], [], ({ input, n }) => greatest(input, n, -1)),
  $minN: withNames(['input', 'n'], [], ({ input, n }) => greatest(input, n, 1)),
  $zip: withNames(['inputs'], ['useLongestLength', 'defaults'], ({ inputs, useLongestLength, defaults }) => {
    const arrays = arrayFor('$zip', inputs);
    if (arrays.some(isNothing)) return null;
    const lengths = arrays.map((array) => arrayFor('$zip', array).length);
    const length = useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
    const fallback = (defaults ?? []) as unknown[];
    return Array.from({ length }, (_, i) =>
      (arrays as unknown[][]).map(
        (array, column) => (i < array.length ? array[i] : fallback[column]) ?? null,
      ),
    );
  }),
};

function whole(operator: string, value: unknown): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (Number.isInteger(number)) return number;
  throw location(28691, `${operator} takes whole numbers, not ${String(value)}`);
}

const MAX_RANGE_ITEMS = MEMORY_LIMIT_BYTES / 16;

/** Positions as `$slice` counts them, in expressions and in projections. */
export function sliceArray(array: unknown[], a: number, b?: number): unknown[] {
  if (b === undefined) return a >= 0 ? array.slice(0, a) : array.slice(a);
  const start = a < 0 ? Math.max(0, array.length + a) : a;
  return array.slice(start, start + b);
}

const greatest = (input: unknown, n: unknown, direction: 1 | -1) =>
  sortBy(
    arrayFor('$maxN', input).filter((item) => !isNothing(item)),
    (item) => ({ item }),
    { item: direction },
  ).slice(0, countOf(n));

function arrayFor(operator: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw location(28690, `${operator} needs an array, not ${typeName(value)}`);
  return value;
}
