import { ValueSet } from '../../bson/valueSet';
import { typeName } from '../../bson/valueTypes';
import { location } from '../../errors';
import { isTruthy } from '../truth';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOne } from '../operands';

export const setOperators: Record<string, ExpressionOperator> = {
  $setUnion: onArrays((...arrays) => new ValueSet(arrays.flat()).values()),
  $setIntersection: onArrays((first = [], ...others) => {
    const sets = others.map((other) => new ValueSet(other));
    return new ValueSet(first.filter((item) => sets.every((set) => set.has(item)))).values();
  }),
  $setDifference: onArrays((first = [], second = []) => {
    const excluded = new ValueSet(second);
    return new ValueSet(first.filter((item) => !excluded.has(item))).values();
  }),
  $setEquals: onArrays((first = [], ...others) => {
    const wanted = new ValueSet(first);
    return others.every((other) => {
      const set = new ValueSet(other);
      return set.size === wanted.size && set.values().every((item) => wanted.has(item));
    });
  }),
  $setIsSubset: onArrays((first = [], second = []) => {
    const all = new ValueSet(second);
    return first.every((item) => all.has(item));
  }),
  $allElementsTrue: withOne((value) => (value as unknown[]).every(isTruthy)),
  $anyElementTrue: withOne((value) => (value as unknown[]).some(isTruthy)),
};

function onArrays(run: (...arrays: unknown[][]) => unknown): ExpressionOperator {
  return withArguments((...values) => {
    if (values.some(isNothing)) return null;
    for (const value of values) {
      if (!Array.isArray(value)) throw location(17042, `set operators need arrays, not ${typeName(value)}`);
    }
    return run(...(values as unknown[][]));
  });
}
