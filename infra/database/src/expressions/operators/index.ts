import type { ExpressionOperator } from '../expression';
import { arithmeticOperators } from './arithmetic';
import { arrayOperators } from './arrays';
import { comparisonOperators } from './comparison';
import { conditionalOperators } from './conditional';
import { conversionOperators } from './conversion';
import { libraryOperators } from './library';
import { objectOperators } from './objects';
import { setOperators } from './sets';
import { statisticalOperators } from './statistics';
import { stringOperators } from './strings';
import { variableOperators } from './variables';
import { weekOperators } from './weeks';

/** Every expression operator; ours win over the library's of the same name. */
export const expressionOperators: Record<string, ExpressionOperator> = {
  ...libraryOperators,
  ...arithmeticOperators,
  ...arrayOperators,
  ...comparisonOperators,
  ...conditionalOperators,
  ...conversionOperators,
  ...objectOperators,
  ...setOperators,
  ...statisticalOperators,
  ...stringOperators,
  ...variableOperators,
  ...weekOperators,
};
