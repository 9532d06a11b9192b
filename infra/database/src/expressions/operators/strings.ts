import { toNumber } from '../../bson/numbers';
import { isNumeric, typeName } from '../../bson/valueTypes';
import { location } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withOne } from '../operands';
import { convertToString } from './conversion';

export const stringOperators: Record<string, ExpressionOperator> = {
  $concat: withArguments((...values) =>
    values.some(isNothing) ? null : values.map((value) => textFor('$concat', value)).join(''),
  ),
  $toLower: withOne((value) => looseText(value).toLowerCase()),
  $toUpper: withOne((value) => looseText(value).toUpperCase()),
  $strLenCP: withOne((value) => [...textFor('$strLenCP', value)].length),
  $strLenBytes: withOne((value) => Buffer.byteLength(textFor('$strLenBytes', value))),
  $substrCP: withArguments(substring),
  $substr: withArguments(substring),
  $split: withArguments((value, separator) =>
    isNothing(value) || isNothing(separator)
      ? null
      : textFor('$split', value).split(textFor('$split', separator)),
  ),
};

function substring(value: unknown, start: unknown, length: unknown): string {
  const from = toNumber(start);
  const count = toNumber(length);
  return [...looseText(value)].slice(from, count < 0 ? undefined : from + count).join('');
}

/** Missing reads as the empty string; numbers and dates are written out. */
const looseText = (value: unknown): string =>
  isNothing(value) ? '' : typeof value === 'string' ? value : String(convertToString(value));

function textFor(operator: string, value: unknown): string {
  if (typeof value !== 'string') {
    throw location(
      16702,
      `${operator} only supports strings, not ${isNumeric(value) ? 'number' : typeName(value)}`,
    );
  }
  return value;
}
