import { isRegularExpression, typeName } from '../../bson/valueTypes';
import { location } from '../../errors';
import { regularExpressionParts } from '../../bson/order';
import { toRegExp } from '../../query/regularExpressions';
import type { ExpressionOperator } from '../expression';
import { isNothing, withNames } from '../operands';

/** Searches of text; positions and lengths are counted in code points. */
export const regularExpressionOperators: Record<string, ExpressionOperator> = {
  $regexMatch: searching('$regexMatch', (found) => !found.next().done),
  $regexFind: searching('$regexFind', (found) => shown(found.next().value)),
  $regexFindAll: searching('$regexFindAll', (found) => Array.from(found, shown)),
};

function searching(
  operator: string,
  finish: (found: IterableIterator<RegExpMatchArray>) => unknown,
): ExpressionOperator {
  return withNames(['input', 'regex'], ['options'], ({ input, regex, options }) => {
    if (isNothing(input) || isNothing(regex)) return finish([].values());
    if (typeof input !== 'string') throw location(51104, `${operator} needs 'input' to be of type string`);
    if (typeof regex !== 'string' && !isRegularExpression(regex))
      throw location(51105, `${operator} needs 'regex' to be of type string or regex`);
    const { source, flags } = toRegExp(regex, readOptions(operator, regex, options));
    return finish(input.matchAll(new RegExp(source, `${flags}g`)));
  });
}

function readOptions(operator: string, regex: unknown, options: unknown): string | undefined {
  if (isNothing(options)) return undefined;
  if (typeof options !== 'string')
    throw location(51106, `${operator} needs 'options' to be of type string, not ${typeName(options)}`);
  const other = /[^imsx]/.exec(options);
  if (other) throw location(51108, `${operator}: invalid flag in regex options: ${other[0]}`);
  if (isRegularExpression(regex) && regularExpressionParts(regex).flags !== '')
    throw location(51107, `${operator}: regex option(s) specified in both 'regex' and 'option' fields`);
  return options;
}

function shown(found: RegExpMatchArray | undefined): unknown {
  if (!found) return null;
  const [match, ...captures] = found;
  return {
    match,
    idx: [...found.input!.slice(0, found.index)].length,
    captures: captures.map((capture: string | undefined) => capture ?? null),
  };
}
