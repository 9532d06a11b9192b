import { toNumber } from '../bson/numbers';
import { visitPath } from '../bson/paths';
import { isDocument, isNumeric, isOperatorDocument, isRegularExpression } from '../bson/valueTypes';
import { badValue, failedToParse } from '../errors';
import { not, type FieldOperator } from './fieldOperators';
import type { FilterOptions, Predicate } from './filter';

type FilterCompiler = (filter: unknown, options: FilterOptions) => Predicate;

/** Operators about arrays, and `$not`: those that hold operators of their own. */
export function elementOperatorsOf(compileFilter: FilterCompiler): Record<string, FieldOperator> {
  const $elemMatch: FieldOperator = (path, operand, options) => {
    const matches = elementMatch(compileFilter, operand, options);
    return (document) => visitPath(document, path, (value) => Array.isArray(value) && value.some(matches));
  };
  return {
    $elemMatch,
    $size: (path, operand) => {
      if (!isNumeric(operand)) throw failedToParse('Failed to parse $size. Expected a number');
      const size = toNumber(operand);
      if (!Number.isInteger(size) || size < 0)
        throw failedToParse(`Failed to parse $size. Expected a whole number of at least 0: ${size}`);
      return (document) =>
        visitPath(document, path, (value) => Array.isArray(value) && value.length === size);
    },
    $all: (path, operand, options) => {
      if (!Array.isArray(operand)) throw badValue('$all needs an array');
      const field = path.map((step) => step.name).join('.');
      const predicates = operand.map((item) =>
        isDocument(item) && '$elemMatch' in item
          ? $elemMatch(path, item.$elemMatch, options)
          : compileFilter({ [field]: isRegularExpression(item) ? item : { $eq: item } }, options),
      );
      return (document) => predicates.length > 0 && predicates.every((matches) => matches(document));
    },
    $not: (path, operand, options) => {
      if (!isRegularExpression(operand) && !isDocument(operand))
        throw badValue('$not needs a regex or a document');
      const field = path.map((step) => step.name).join('.');
      return not(compileFilter({ [field]: operand }, options));
    },
  };
}

/** The condition one array element has to meet: operators on the element itself, or a query on its fields. */
export function elementMatch(
  compileFilter: FilterCompiler,
  condition: unknown,
  options: FilterOptions,
): (element: unknown) => boolean {
  if (!isDocument(condition)) throw badValue('$elemMatch needs an Object');
  const isLogical = ['$and', '$or', '$nor', '$expr'].includes(Object.keys(condition)[0] ?? '');
  if (!isOperatorDocument(condition) || isLogical) {
    const matches = compileFilter(condition, options);
    return (element) => (isDocument(element) || Array.isArray(element)) && matches(element);
  }
  const matches = compileFilter({ element: condition }, options);
  // Wrapped once more, an array is compared as one value instead of element by element.
  return (element) => matches({ element: Array.isArray(element) ? [element] : element });
}
