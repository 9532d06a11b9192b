import type { ExpressionOperator } from '../../expression';
import { dateArithmeticOperators } from './arithmetic';
import { dateToString } from './format';
import { datePartOperators } from './parts';

export const dateOperators: Record<string, ExpressionOperator> = {
  ...datePartOperators,
  ...dateArithmeticOperators,
  $dateToString: dateToString,
};
