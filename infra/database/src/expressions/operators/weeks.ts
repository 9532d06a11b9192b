import type { ExpressionOperator } from '../expression';
import { isNothing } from '../operands';
import { libraryOperators } from './library';

/** Weeks of years, which the library gets wrong around the turn of a year, from parts of the date it gets right. */
export const weekOperators: Record<string, ExpressionOperator> = {
  // Weeks begin on Sundays; the days before the first Sunday are in week 0.
  $week: fromParts(['$dayOfYear', '$dayOfWeek'], ([day, weekday]) => Math.floor((day! - weekday! + 7) / 7)),
  // A week belongs to the year of its Thursday.
  $isoWeekYear: fromParts(['$year', '$month', '$isoWeek'], ([year, month, week]) => {
    if (month === 1 && week! >= 52) return year! - 1;
    return month === 12 && week === 1 ? year! + 1 : year!;
  }),
};

function fromParts(names: string[], run: (parts: number[]) => number): ExpressionOperator {
  return (operand, compile) => {
    const parts = names.map((name) => libraryOperators[name]!(operand, compile));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      return values.some(isNothing) ? null : run(values as number[]);
    };
  };
}
