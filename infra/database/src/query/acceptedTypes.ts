import { toNumber } from '../bson/numbers';
import { isNumeric, typeName } from '../bson/valueTypes';
import { badValue } from '../errors';

const TYPE_OF_NUMBER: Record<number, string> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};
const TYPE_NAMES = new Set([...Object.values(TYPE_OF_NUMBER), 'number']);

/** What `$type` accepts: types by name or number, `number` for any of the numeric ones. */
export function acceptedTypes(operand: unknown): (value: unknown) => boolean {
  const names = (Array.isArray(operand) ? operand : [operand]).map((type) =>
    isNumeric(type) ? TYPE_OF_NUMBER[toNumber(type)] : type,
  );
  for (const name of names) {
    if (typeof name !== 'string' || !TYPE_NAMES.has(name))
      throw badValue(`Unknown type name alias: ${String(name)}`);
  }
  const wanted = new Set(names);
  return (value) => wanted.has(typeName(value)) || (wanted.has('number') && isNumeric(value));
}
