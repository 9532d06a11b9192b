import { compareNumbers, toBigInt, toNumber } from '../bson/numbers';
import { areEqual, compareValues, TypeRank, typeRank } from '../bson/order';
import { visitPath, visitPathAndElements, type Path } from '../bson/paths';
import { isNumeric, isObjectId, isOperatorDocument, isRegularExpression } from '../bson/valueTypes';
import { badValue } from '../errors';
import { acceptedTypes } from './acceptedTypes';
import { bitOperators } from './bitOperators';
import type { FilterOptions, Predicate } from './filter';
import { toRegExp } from './regularExpressions';

export type FieldOperator = (path: Path, operand: unknown, options: FilterOptions) => Predicate;

/** Operators that compare a field with a value or test its type. */
export const fieldOperators: Record<string, FieldOperator> = {
  $eq: equals,
  $ne: (path, operand, options) => not(equals(path, operand, options)),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: isIn,
  $nin: (path, operand, options) => not(isIn(path, operand, options, '$nin')),
  $exists: (path, operand) => {
    const wanted = isTrue(operand);
    return (document) => visitPath(document, path, (value) => value !== undefined) === wanted;
  },
  $type: (path, operand) => {
    const accepted = acceptedTypes(operand);
    return (document) =>
      visitPathAndElements(document, path, (value) => value !== undefined && accepted(value));
  },
  $mod: (path, operand) => {
    if (!Array.isArray(operand) || operand.length !== 2) throw badValue('malformed mod, needs two elements');
    const [divisor, remainder] = operand.map(wholeOf);
    if (divisor === undefined) throw badValue('malformed mod, divisor not a number');
    if (remainder === undefined) throw badValue('malformed mod, remainder not a number');
    if (divisor === 0n) throw badValue('divisor cannot be 0');
    const leaves = (value: unknown) => {
      const whole = wholeOf(value);
      return whole !== undefined && whole % divisor === remainder;
    };
    return (document) => visitPathAndElements(document, path, leaves);
  },
  ...bitOperators,
};

/** Of a finite number what stands before its point, exactly also where it is longer than a double can hold. */
const wholeOf = (value: unknown) =>
  isNumeric(value) && Number.isFinite(toNumber(value)) ? toBigInt(value) : undefined;

export const not =
  (predicate: Predicate): Predicate =>
  (document) =>
    !predicate(document);

function equals(path: Path, operand: unknown, options: FilterOptions): Predicate {
  if (isRegularExpression(operand)) {
    const pattern = toRegExp(operand);
    const matches = (value: unknown) =>
      typeof value === 'string'
        ? pattern.test(value)
        : isRegularExpression(value) && areEqual(value, operand);
    return (document) => visitPathAndElements(document, path, matches);
  }
  if (operand === null || operand === undefined) {
    return (document) =>
      visitPathAndElements(document, path, (value) => value === null || value === undefined);
  }
  const { collator } = options;
  return (document) => visitPathAndElements(document, path, (value) => areEqual(value, operand, collator));
}

/** Only values of the operand's own kind compare; null also stands for missing. */
function comparison(accepts: (order: number) => boolean): FieldOperator {
  return (path, operand, { collator }) => {
    if (isRegularExpression(operand)) throw badValue("Can't have RegExp as arg to predicate over field.");
    const rank = typeRank(operand);
    if (rank === TypeRank.minKey || rank === TypeRank.maxKey) {
      return (document) =>
        visitPathAndElements(document, path, (value) => accepts(compareValues(value, operand)));
    }
    if (rank === TypeRank.null || rank === TypeRank.missing) {
      return accepts(0) ? equals(path, null, {}) : () => false;
    }
    const matches = (value: unknown): boolean => {
      if (typeRank(value) !== rank) return false;
      if (isNumeric(value) && isNumeric(operand)) return comparesAsNumber(value, operand);
      if (collator && typeof value === 'string') return accepts(collator.compare(value, operand as string));
      return accepts(compareValues(value, operand));
    };
    // NaN equals itself and is neither above nor below any other number.
    const comparesAsNumber = (value: Parameters<typeof compareNumbers>[0], bound: typeof value) =>
      Number.isNaN(toNumber(value)) || Number.isNaN(toNumber(bound))
        ? accepts(0) && Number.isNaN(toNumber(value)) && Number.isNaN(toNumber(bound))
        : accepts(compareNumbers(value, bound));
    return (document) => visitPathAndElements(document, path, matches);
  };
}

function isIn(path: Path, operand: unknown, options: FilterOptions, operator = '$in'): Predicate {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDocument)) throw badValue(`cannot nest $ under ${operator}`);
  const plain = new Set(options.collator ? [] : operand.filter(isPlainKey));
  const objectIds = new Set(operand.filter(isObjectId).map((id) => id.toHexString()));
  const others = operand.filter((value) => !plain.has(value) && !isObjectId(value));
  const slow = others.map((value) => equals(path, value, options));
  const listed = (value: unknown) =>
    plain.has(value) || (objectIds.size > 0 && isObjectId(value) && objectIds.has(value.toHexString()));
  const hasWideNumbers = operand.some((value) => typeof value === 'number');
  const listedAsNumber = (value: unknown) =>
    typeof value === 'object' && isNumeric(value) && operand.some((item) => areEqual(item, value));
  return (document) =>
    visitPathAndElements(
      document,
      path,
      (value) => listed(value) || (hasWideNumbers && listedAsNumber(value)),
    ) || slow.some((matches) => matches(document));
}

const isPlainKey = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && !Number.isNaN(value));

const isTrue = (value: unknown) =>
  !(value === false || value === null || value === undefined || (isNumeric(value) && toNumber(value) === 0));
