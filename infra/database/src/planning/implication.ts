import { areEqual, typeRank } from '../bson/order';
import { isDocument, isOperatorDocument, isRegularExpression, type Document } from '../bson/valueTypes';
import { compileFilter } from '../query/filter';

type Conjuncts = readonly (readonly [path: string, condition: unknown])[];

/**
 * Whether these conditions imply the filter of a partial index, as far as MongoDB sees it: what is not used there must not be
 * used here, or a query that reads a whole collection there would pass every test.
 */
export function impliesFilter(conjuncts: Conjuncts, filter: Document): boolean {
  return Object.keys(filter).every((key) => {
    const wanted = filter[key];
    if (key === '$and' && Array.isArray(wanted)) {
      return wanted.every((clause) => isDocument(clause) && impliesFilter(conjuncts, clause));
    }
    if (key.startsWith('$')) return false;
    const given = conjuncts.filter(([path]) => path === key).map(([, condition]) => asOperators(condition));
    return Object.entries(asOperators(wanted)).every(([operator, operand]) =>
      given.some((operators) => impliesOperator(operators, operator, operand)),
    );
  });
}

const asOperators = (condition: unknown): Document =>
  isOperatorDocument(condition) ? condition : { $eq: condition };

const LOWER_BOUNDS = ['$gt', '$gte'];
const UPPER_BOUNDS = ['$lt', '$lte'];
const BOUNDS_LIKE: Record<string, readonly string[]> = {
  $eq: [],
  $gt: LOWER_BOUNDS,
  $gte: LOWER_BOUNDS,
  $lt: UPPER_BOUNDS,
  $lte: UPPER_BOUNDS,
};
const OF_PRESENT_VALUES = ['$type', '$regex', '$elemMatch', '$size', '$mod'];

/** By value for comparisons, `$in` and `$exists`; any other operator, such as `$type`, is implied by itself alone. */
function impliesOperator(given: Document, operator: string, operand: unknown): boolean {
  if (operator in given && areEqual(given[operator], operand)) return true;
  if (operator === '$exists') return operand === true && impliesPresence(given);
  if (operator === '$in' && Array.isArray(operand)) {
    return operand.some((value) => impliesOperator(given, '$eq', value));
  }
  const bounds = BOUNDS_LIKE[operator];
  if (!bounds) return false;
  const matches = compileFilter({ value: { [operator]: operand } });
  const isWithin = (value: unknown) =>
    !isRegularExpression(value) && typeRank(value) === typeRank(operand) && matches({ value });
  const values = valuesOf(given);
  if (values) return values.every(isWithin);
  return bounds.some((bound) => bound in given && isWithin(given[bound]));
}

function impliesPresence(given: Document): boolean {
  if ('$ne' in given && given.$ne === null) return true;
  if (OF_PRESENT_VALUES.some((operator) => operator in given)) return true;
  const values = valuesOf(given) ?? [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap((bound) => given[bound] ?? []);
  return values.length > 0 && !values.includes(null);
}

function valuesOf(given: Document): unknown[] | undefined {
  if ('$eq' in given) return [given.$eq];
  return Array.isArray(given.$in) ? given.$in : undefined;
}
