import { regularExpressionParts } from '../bson/order';
import { isRegularExpression } from '../bson/valueTypes';

const ANCHORED = /^\^([A-Za-z0-9 _@:/,'"#%&=<>!~`;-]+)/;
const REPEATS = /^[?*{+]/;

/** The literal text that every match of `/^text.../` begins with; undefined for other expressions and with flags. */
export function literalPrefix(expression: unknown): string | undefined {
  if (typeof expression !== 'string' && !isRegularExpression(expression)) return undefined;
  const { source, flags } =
    typeof expression === 'string' ? { source: expression, flags: '' } : regularExpressionParts(expression);
  const match = ANCHORED.exec(source);
  if (!match || flags !== '' || source.includes('|')) return undefined;
  const text = match[1]!;
  const prefix = REPEATS.test(source.slice(match[0].length)) ? text.slice(0, -1) : text;
  return prefix === '' ? undefined : prefix;
}
