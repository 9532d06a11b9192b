import { areEqual } from '../bson/order';
import { isDocument, isOperatorDocument, isRegularExpression, type Document } from '../bson/valueTypes';
import { compileFilter } from '../query/filter';

type Conjuncts = readonly (readonly [path: string, condition: unknown])[];

/** Whether these conditions imply the filter of a partial index. */
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

const ORDERINGS = ['$gt', '$gte', '$lt', '$lte'];

function impliesOperator(given: Document, operator: string, operand: unknown): boolean {
  if (operator in given && areEqual(given[operator], operand)) return true;
  const values = '$eq' in given ? [given.$eq] : Array.isArray(given.$in) ? given.$in : undefined;
  if (values) {
    const matches = compileFilter({ value: { [operator]: operand } });
    return values.every((value) => !isRegularExpression(value) && matches({ value }));
  }
  return operator === '$exists' && operand === true && ORDERINGS.some((ordering) => ordering in given);
}
