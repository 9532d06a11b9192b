import { compareValues } from '../../bson/order';
import type { ExpressionOperator } from '../expression';
import { withArguments } from '../operands';

/** BSON order over all types; here a missing field is not equal to null. */
export const comparisonOperators: Record<string, ExpressionOperator> = {
  $cmp: withArguments((a, b) => Math.sign(compareValues(a, b)), 2),
  $eq: withArguments((a, b) => compareValues(a, b) === 0, 2),
  $ne: withArguments((a, b) => compareValues(a, b) !== 0, 2),
  $gt: withArguments((a, b) => compareValues(a, b) > 0, 2),
  $gte: withArguments((a, b) => compareValues(a, b) >= 0, 2),
  $lt: withArguments((a, b) => compareValues(a, b) < 0, 2),
  $lte: withArguments((a, b) => compareValues(a, b) <= 0, 2),
};
