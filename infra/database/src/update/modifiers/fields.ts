import { Int32, Long, type Timestamp } from 'bson';
import { addNumbers, multiplyNumbers, NumberOverflow, toBigInt } from '../../bson/numbers';
import { compareValues } from '../../bson/order';
import { isDocument, isLong, isNumeric, typeName, type NumericValue } from '../../bson/valueTypes';
import { badValue, typeMismatch } from '../../errors';
import { currentTimestamp } from '../timestamps';
import type { Modifier, ModifierCompiler } from './index';

export const fieldModifiers: Record<string, ModifierCompiler> = {
  $set: set,
  $setOnInsert: set,
  $unset: () => ({ creates: false, apply: () => undefined }),
  $inc: arithmetic('increment', '$inc', addNumbers, (operand) => operand),
  $mul: arithmetic('multiply', '$mul', multiplyNumbers, (operand) => multiplyNumbers(operand, new Int32(0))),
  $min: (operand) => creating((current) => (isBeyond(operand, current, -1) ? operand : current)),
  $max: (operand) => creating((current) => (isBeyond(operand, current, 1) ? operand : current)),
  $currentDate: (operand) => creating(currentDate(operand)),
  $bit: bitwise,
};

function set(operand: unknown): Modifier {
  return creating(() => operand);
}

function creating(apply: (current: unknown) => unknown): Modifier {
  return { creates: true, apply };
}

const isBeyond = (operand: unknown, current: unknown, direction: 1 | -1) =>
  current === undefined || compareValues(operand, current) * direction > 0;

function currentDate(operand: unknown): () => Date | Timestamp {
  if (typeof operand === 'boolean') return () => new Date();
  if (!isDocument(operand))
    throw badValue(
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  const unknown = Object.keys(operand).find((key) => key !== '$type');
  if (unknown !== undefined) throw badValue(`Unrecognized $currentDate option: ${unknown}`);
  if (operand.$type === 'date') return () => new Date();
  if (operand.$type === 'timestamp') return currentTimestamp;
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

function arithmetic(
  verb: string,
  operator: string,
  combine: (a: NumericValue, b: NumericValue) => NumericValue,
  start: (operand: NumericValue) => NumericValue,
): ModifierCompiler {
  return (operand, path) => {
    if (!isNumeric(operand)) {
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`);
    }
    return creating((current) => {
      if (current === undefined) return start(operand);
      if (!isNumeric(current)) {
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type: the field '${path}' is of type ${typeName(current)}`,
        );
      }
      return withoutOverflow(() => combine(current, operand), operator);
    });
  };
}

function withoutOverflow<T>(compute: () => T, operator: string): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof NumberOverflow)
      throw badValue(`Failed to apply ${operator} operations: integer overflow`);
    throw error;
  }
}

function bitwise(operand: unknown, path: string): Modifier {
  const [operation] = isDocument(operand) ? Object.entries(operand) : [];
  if (!operation) throw badValue(`The $bit modifier needs and, or, or xor for '${path}'`);
  const [name, mask] = operation;
  return creating((current = new Int32(0)) => {
    if (!isNumeric(mask) || !isNumeric(current))
      throw badValue(`Cannot apply $bit to a value of non-integral type`);
    const [a, b] = [toBigInt(current), toBigInt(mask)];
    const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
    return isLong(current) || isLong(mask) ? Long.fromBigInt(result) : new Int32(Number(result));
  });
}
