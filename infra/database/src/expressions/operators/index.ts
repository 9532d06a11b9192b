import type { ExpressionOperator } from '../expression';
import { arithmeticOperators } from './arithmetic';
import { arrayOperators } from './arrays';
import { bitOperators } from './bits';
import { comparisonOperators } from './comparison';
import { conditionalOperators } from './conditional';
import { conversionOperators } from './conversion';
import { dateOperators } from './dates';
import { objectOperators } from './objects';
import { regularExpressionOperators } from './regularExpressions';
import { setOperators } from './sets';
import { statisticalOperators } from './statistics';
import { stringOperators } from './strings';
import { trigonometryOperators } from './trigonometry';
import { trimmingOperators } from './trimming';
import { variableOperators } from './variables';

export const expressionOperators: Record<string, ExpressionOperator> = {
  ...arithmeticOperators,
  ...arrayOperators,
  ...bitOperators,
  ...comparisonOperators,
  ...conditionalOperators,
  ...conversionOperators,
  ...dateOperators,
  ...objectOperators,
  ...regularExpressionOperators,
  ...setOperators,
  ...statisticalOperators,
  ...stringOperators,
  ...trigonometryOperators,
  ...trimmingOperators,
  ...variableOperators,
};
