import { toNumber } from '../../bson/numbers';
import { areEqual, compareValues } from '../../bson/order';
import {
  isDocument,
  isNumeric,
  isOperatorDocument,
  isRegularExpression,
  typeName,
  type Document,
} from '../../bson/valueTypes';
import { badValue, typeMismatch } from '../../errors';
import { compileFilter } from '../../query/filter';
import { sortBy } from '../../query/sorting';
import type { ModifierCompiler } from './index';

export const arrayModifiers: Record<string, ModifierCompiler> = {
  $push: (operand, path) => {
    const push = readPush(operand);
    return { creates: true, apply: (current = []) => push(pushable(current, path)) };
  },
  $addToSet: (operand, path) => {
    const added = isDocument(operand) && '$each' in operand ? operand.$each : [operand];
    if (!Array.isArray(added)) {
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeName(added)}`,
      );
    }
    return { creates: true, apply: (current = []) => union(pushable(current, path), added) };
  },
  $pull: (operand) => {
    const matches = pullCondition(operand);
    return { creates: false, apply: (current) => pullable(current).filter((item) => !matches(item)) };
  },
  $pullAll: (operand) => {
    if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
    return {
      creates: false,
      apply: (current) =>
        pullable(current).filter((item) => !operand.some((pulled) => areEqual(pulled, item))),
    };
  },
  $pop: (operand, path) => ({
    creates: false,
    apply: (current) => {
      if (!Array.isArray(current)) {
        throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeName(current)}'`);
      }
      return toNumber(operand) < 0 ? current.slice(1) : current.slice(0, -1);
    },
  }),
};

function pushable(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${path}' must be an array but is of type ${typeName(value)}`);
}

function pullable(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue('Cannot apply $pull to a non-array value');
}

/** `$push` with its modifiers, which run in this order: position, sort, slice. */
function readPush(operand: unknown): (array: unknown[]) => unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return (array) => [...array, operand];
  const { $each: added, $position: position, $sort: sort, $slice: slice } = operand;
  if (!Array.isArray(added)) {
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(added)}`);
  }
  return (array) => {
    const placed = [...array];
    placed.splice(
      position === undefined ? placed.length : fromEnd(toNumber(position), placed.length),
      0,
      ...added,
    );
    const sorted = sort === undefined ? placed : sortElements(placed, sort);
    return slice === undefined ? sorted : limited(sorted, toNumber(slice));
  };
}

const fromEnd = (position: number, length: number) =>
  position < 0 ? Math.max(0, length + position) : position;

const limited = (array: unknown[], slice: number) => (slice < 0 ? array.slice(slice) : array.slice(0, slice));

function sortElements(array: unknown[], sort: unknown): unknown[] {
  if (isNumeric(sort)) return [...array].sort((a, b) => compareValues(a, b) * (toNumber(sort) < 0 ? -1 : 1));
  if (!isDocument(sort))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1}');
  return sortBy(array, (item) => item, sort as Document);
}

function union(array: unknown[], added: unknown[]): unknown[] {
  const all = [...array];
  for (const item of added) if (!all.some((present) => areEqual(present, item))) all.push(item);
  return all;
}

function pullCondition(operand: unknown): (element: unknown) => boolean {
  const hasOperators =
    isOperatorDocument(operand) && !['$and', '$or', '$nor'].includes(Object.keys(operand)[0]!);
  if (hasOperators || isRegularExpression(operand)) {
    const matches = compileFilter({ element: operand });
    return (element) => matches({ element: Array.isArray(element) ? [element] : element });
  }
  if (!isDocument(operand)) return (element) => areEqual(element, operand);
  const matches = compileFilter(operand);
  return (element) => isDocument(element) && matches(element);
}
