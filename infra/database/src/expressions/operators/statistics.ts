import { accumulators, type AccumulatorName } from '../accumulators';
import type { ExpressionOperator } from '../expression';
import { withArguments } from '../operands';

/** Accumulators used on the values of one document: `{ $max: ['$a', '$b'] }` or `{ $sum: '$scores' }`. */
export const statisticalOperators: Record<string, ExpressionOperator> = Object.fromEntries(
  (['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'] as AccumulatorName[]).map((name) => [
    name,
    withArguments((...values) => {
      const items = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
      const accumulator = accumulators[name]();
      for (const item of items) accumulator.add(item);
      return accumulator.result();
    }),
  ]),
);
