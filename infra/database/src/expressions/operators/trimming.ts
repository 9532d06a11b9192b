import type { ExpressionOperator } from '../expression';
import { isNothing, withNames } from '../operands';
import { textFor } from './strings';

export const trimmingOperators: Record<string, ExpressionOperator> = {
  $trim: trimming('$trim', true, true),
  $ltrim: trimming('$ltrim', true, false),
  $rtrim: trimming('$rtrim', false, true),
};

/** What MongoDB takes for white space, which is less than what JavaScript does, and more by the null character. */
const WHITE_SPACE = new Set(
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function trimming(operator: string, atStart: boolean, atEnd: boolean): ExpressionOperator {
  return (operand, compile) => {
    const givesCharacters = typeof operand === 'object' && operand !== null && 'chars' in operand;
    return withNames(['input'], ['chars'], ({ input, chars }) => {
      if (isNothing(input) || (givesCharacters && isNothing(chars))) return null;
      const dropped = givesCharacters ? new Set(textFor(operator, chars)) : WHITE_SPACE;
      const characters = [...textFor(operator, input)];
      let [start, end] = [0, characters.length];
      while (atStart && start < end && dropped.has(characters[start]!)) start++;
      while (atEnd && end > start && dropped.has(characters[end - 1]!)) end--;
      return characters.slice(start, end).join('');
    })(operand, compile);
  };
}
