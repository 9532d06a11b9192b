import { compareStrings } from '../../bson/order';
import { toNumber } from '../../bson/numbers';
import { isNumeric, typeName } from '../../bson/valueTypes';
import { location, notSupported } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, withArguments, withNames, withOne } from '../operands';
import { convertToString } from './conversion';

export const stringOperators: Record<string, ExpressionOperator> = {
  $concat: withArguments((...values) =>
    values.some(isNothing) ? null : values.map((value) => textFor('$concat', value)).join(''),
  ),
  $toLower: withOne((value) => lowered(textOrEmpty(value))),
  $toUpper: withOne((value) => textOrEmpty(value).replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  $strcasecmp: withArguments(
    (a, b) => Math.sign(compareStrings(lowered(textOrEmpty(a)), lowered(textOrEmpty(b)))),
    2,
  ),
  $strLenCP: withOne((value) => [...textFor('$strLenCP', value)].length),
  $strLenBytes: withOne((value) => Buffer.byteLength(textFor('$strLenBytes', value))),
  $substrCP: withArguments((value, start, length) => {
    const [from, count] = [position('$substrCP', start), position('$substrCP', length)];
    return [...textOrEmpty(value)].slice(from, from + count).join('');
  }, 3),
  $substrBytes: withArguments(substringOfBytes, 3),
  $substr: withArguments(substringOfBytes, 3),
  $indexOfCP: finding('$indexOfCP', (text) => text),
  $indexOfBytes: finding('$indexOfBytes', (text) => Buffer.from(text).toString('latin1')),
  $split: withArguments((value, separator) => {
    if (isNothing(value) || isNothing(separator)) return null;
    if (separator === '') throw location(40087, '$split requires a non-empty separator');
    return textFor('$split', value).split(textFor('$split', separator));
  }, 2),
  $replaceOne: replacing('$replaceOne', (input, find, replacement) => {
    const at = input.indexOf(find);
    return at < 0 ? input : input.slice(0, at) + replacement + input.slice(at + find.length);
  }),
  $replaceAll: replacing('$replaceAll', (input, find, replacement) => {
    if (find === '') throw notSupported('$replaceAll of an empty string');
    return input.split(find).join(replacement);
  }),
};

/** Only letters of ASCII have two cases, as for MongoDB. */
const lowered = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

function substringOfBytes(value: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(textOrEmpty(value));
  const from = position('$substrBytes', start);
  const count = toNumber(length);
  const to = count < 0 ? bytes.length : Math.min(from + count, bytes.length);
  if (isInsideCharacter(bytes[from]) || isInsideCharacter(bytes[to]))
    throw location(
      28656,
      '$substrBytes: Invalid range, it begins or ends in the middle of a UTF-8 character.',
    );
  return bytes.subarray(from, to).toString();
}

const isInsideCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** `unitsOf` gives a text whose code points are what positions count. */
function finding(operator: string, unitsOf: (text: string) => string): ExpressionOperator {
  return withArguments(
    (value, wanted, start = 0, end = Number.MAX_SAFE_INTEGER) => {
      if (isNothing(value)) return null;
      const [from, to] = [position(operator, start), position(operator, end)];
      const units = [...unitsOf(textFor(operator, value))];
      if (from > units.length) return -1;
      const searched = units.slice(from, to).join('');
      const at = searched.indexOf(unitsOf(textFor(operator, wanted)));
      return at < 0 || from > to ? -1 : from + [...searched.slice(0, at)].length;
    },
    2,
    4,
  );
}

function replacing(
  operator: string,
  replace: (input: string, find: string, replacement: string) => string,
): ExpressionOperator {
  return withNames(['input', 'find', 'replacement'], [], ({ input, find, replacement }) => {
    if ([input, find, replacement].some(isNothing)) return null;
    return replace(textFor(operator, input), textFor(operator, find), textFor(operator, replacement));
  });
}

function position(operator: string, value: unknown): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (Number.isInteger(number) && number >= 0) return number;
  throw location(34452, `${operator} takes whole numbers of at least 0 for positions and lengths`);
}

/** Missing reads as the empty string; numbers and dates are written out. */
const textOrEmpty = (value: unknown): string =>
  isNothing(value) ? '' : typeof value === 'string' ? value : String(convertToString(value));

export function textFor(operator: string, value: unknown): string {
  if (typeof value !== 'string') {
    throw location(
      16702,
      `${operator} only supports strings, not ${isNumeric(value) ? 'number' : typeName(value)}`,
    );
  }
  return value;
}
