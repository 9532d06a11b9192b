import { Double } from 'bson';
import { divideDecimals } from '../bson/decimals';
import { NumberSum } from '../bson/numberSum';
import { toDecimal, toNumber } from '../bson/numbers';
import { compareValues } from '../bson/order';
import { ValueSet } from '../bson/valueSet';
import { sizeOf } from '../memory/sizeOf';
import { isDecimal, isNumeric } from '../bson/valueTypes';
import { mergeDocuments } from './operators/objects';

export interface Accumulator {
  /** Returns by how many bytes its state has grown. */
  add(value: unknown): number;
  result(): unknown;
}

/** Accumulators over a single expression. */
export const accumulators = {
  $sum: () => {
    const sum = new NumberSum();
    return {
      add: (value: unknown) => {
        if (isNumeric(value)) sum.add(value);
        return 0;
      },
      result: () => sum.result(),
    };
  },
  $avg: average,
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: { value: unknown } | undefined;
    return {
      add: (value: unknown) => {
        first ??= { value };
        return 0;
      },
      result: () => first?.value ?? null,
    };
  },
  $last: () => folding<unknown>(null, (_last, value) => value ?? null),
  $push: () => {
    const all: unknown[] = [];
    return {
      add: (value: unknown) => {
        if (value === undefined) return 0;
        all.push(value);
        return sizeOf(value);
      },
      result: () => all,
    };
  },
  $addToSet: () => {
    const set = new ValueSet();
    return {
      add: (value: unknown) => (value !== undefined && set.add(value) ? sizeOf(value) : 0),
      result: () => set.values(),
    };
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
      return 0;
    },
    result: () => state,
  };
}

function average(): Accumulator {
  const sum = new NumberSum();
  let count = 0;
  return {
    add: (value) => {
      if (isNumeric(value)) {
        sum.add(value);
        count++;
      }
      return 0;
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
      if (!isNumeric(value)) return 0;
      const x = toNumber(value);
      const delta = x - mean;
      mean += delta / ++count;
      squares += delta * (x - mean);
      return 0;
    },
    result: () => (count > missingFreedom ? new Double(Math.sqrt(squares / (count - missingFreedom))) : null),
  };
}
