import { parsePath } from '../bson/paths';
import { isDocument, isOperatorDocument, isReferenceKey, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { refuseComparing } from '../expressions/collated';
import { compileCondition } from '../expressions/condition';
import { refusalOf } from '../unsupported';
import { elementMatch, elementOperatorsOf } from './elementOperators';
import { fieldOperators } from './fieldOperators';
import { toRegExp } from './regularExpressions';

export type Predicate = (document: unknown) => boolean;

export interface FilterOptions {
  collator?: Intl.Collator;
  /** values of `let`, seen by `$expr` */
  variables?: Document;
}

/** Compiles a query to a predicate. */
export function compileFilter(filter: unknown, options: FilterOptions = {}): Predicate {
  if (!isDocument(filter)) throw badValue('query filter must be an object');
  return allOf(Object.keys(filter).flatMap((key) => compileClause(key, filter[key], options)));
}

/** `$elemMatch` as a function that answers whether one element of an array matches. */
export const compileElementMatch = (condition: unknown, options: FilterOptions): Predicate =>
  elementMatch(compileFilter, condition, options);

const elementOperators = elementOperatorsOf(compileFilter);
const LOGICAL = new Set(['$and', '$or', '$nor']);

function compileClause(key: string, operand: unknown, options: FilterOptions): Predicate[] {
  if (LOGICAL.has(key)) return [compileLogical(key, operand, options)];
  if (key === '$expr') {
    if (options.collator) refuseComparing(operand);
    return [compileCondition(operand, options.variables)];
  }
  if (key === '$comment' || key === '$alwaysTrue') return [];
  if (key.startsWith('$') && !isReferenceKey(key)) {
    const refusal = refusalOf('query', key);
    if (refusal) throw refusal;
    throw badValue(
      `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  }
  return compileField(key, operand, options);
}

function compileLogical(operator: string, operand: unknown, options: FilterOptions): Predicate {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${operator} must be a nonempty array`);
  const predicates = operand.map((clause) => compileFilter(clause, options));
  if (operator === '$and') return allOf(predicates);
  const any: Predicate = (document) => predicates.some((matches) => matches(document));
  return operator === '$or' ? any : (document) => !any(document);
}

function compileField(field: string, operand: unknown, options: FilterOptions): Predicate[] {
  const path = parsePath(field);
  if (!isOperatorDocument(operand)) return [fieldOperators.$eq!(path, operand, options)];
  return Object.keys(operand).flatMap((operator) => {
    if (operator === '$options') {
      if (!('$regex' in operand)) throw badValue('$options needs a $regex');
      return [];
    }
    if (operator === '$regex')
      return [fieldOperators.$eq!(path, toRegExp(operand.$regex, operand.$options), options)];
    const compile = fieldOperators[operator] ?? elementOperators[operator];
    if (!compile) throw refusalOf('query', operator) ?? badValue(`unknown operator: ${operator}`);
    return [compile(path, operand[operator], options)];
  });
}

function allOf(predicates: Predicate[]): Predicate {
  if (predicates.length === 0) return () => true;
  if (predicates.length === 1) return predicates[0]!;
  return (document) => predicates.every((matches) => matches(document));
}
