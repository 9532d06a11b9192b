import { Double } from 'bson';
import { divideDecimals } from '../bson/decimals';
import { NumberSum } from '../bson/numberSum';
import { toDecimal, toNumber } from '../bson/numbers';
import { compareValues } from '../bson/order';
import { ValueSet } from '../bson/valueSet';
import { isDecimal, isNumeric } from '../bson/valueTypes';
import { mergeDocuments } from './operators/objects';

export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/** One group's running value for each accumulator that looks at a single expression. */
export const accumulators = {
  $sum: () => {
    const sum = new NumberSum();
    return { add: (value: unknown) => isNumeric(value) && sum.add(value), result: () => sum.result() };
  },
  $avg: average,
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: { value: unknown } | undefined;
    return { add: (value: unknown) => void (first ??= { value }), result: () => first?.value ?? null };
  },
  $last: () => folding<unknown>(null, (_last, value) => value ?? null),
  $push: () => folding<unknown[]>([], (all, value) => (value === undefined ? all : (all.push(value), all))),
  $addToSet: () => {
    const set = new ValueSet();
    return { add: (value: unknown) => value !== undefined && set.add(value), result: () => set.values() };
  },
  $mergeObjects: () => folding<unknown>({}, (merged, value) => mergeDocuments([merged, value])),
  $stdDevPop: () => deviation(0),
  $stdDevSamp: () => deviation(1),
} satisfies Record<string, () => Accumulator>;

export type AccumulatorName = keyof typeof accumulators;

function folding<T>(initial: T, fold: (state: T, value: unknown) => T): Accumulator {
  let state = initial;
  return {
    add: (value) => {
      state = fold(state, value);
    },
    result: () => state,
  };
}

function average(): Accumulator {
  const sum = new NumberSum();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      sum.add(value);
      count++;
    },
    result: () => {
      if (count === 0) return null;
      const total = sum.result();
      return isDecimal(total) ? divideDecimals(total, toDecimal(count)) : new Double(toNumber(total) / count);
    },
  };
}

/** Null and missing never win, whatever the direction. */
const extreme = (direction: 1 | -1): Accumulator =>
  folding<unknown>(null, (best, value) => {
    if (value === null || value === undefined) return best;
    return best === null || compareValues(value, best) * direction > 0 ? value : best;
  });

/** Welford's running variance: steady even when the values are large and close together. */
function deviation(missingFreedom: 0 | 1): Accumulator {
  let count = 0;
  let mean = 0;
  let squares = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      const x = toNumber(value);
      const delta = x - mean;
      mean += delta / ++count;
      squares += delta * (x - mean);
    },
    result: () => (count > missingFreedom ? new Double(Math.sqrt(squares / (count - missingFreedom))) : null),
  };
}
