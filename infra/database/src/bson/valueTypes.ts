import type {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  ObjectId,
  Timestamp,
} from 'bson';

/** A decoded BSON document. `undefined` stands for a missing field everywhere in this package. */
export type Document = Record<string, unknown>;

export type NumericValue = number | bigint | Int32 | Double | Long | Decimal128;

const BSON_TYPE_NAMES: Record<string, string> = {
  ObjectId: 'objectId',
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Timestamp: 'timestamp',
  Decimal128: 'decimal',
  Binary: 'binData',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  DBRef: 'object',
};

/** The name MongoDB gives a value's type, `missing` for a field that is not there. */
export function typeName(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'long';
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isDate(value)) return 'date';
  if (value instanceof RegExp) return 'regex';
  const tag = bsonTag(value);
  if (tag === 'Code') return (value as Code).scope ? 'javascriptWithScope' : 'javascript';
  if (tag !== undefined) return BSON_TYPE_NAMES[tag] ?? 'object';
  return value instanceof Uint8Array ? 'binData' : 'object';
}

/** The class of a BSON value. The classes inherit their tag: one written into a document is only a field's name. */
export function bsonTag(value: unknown): string | undefined {
  const tag = (value as { _bsontype?: string } | null)?._bsontype;
  return tag === undefined || Object.prototype.hasOwnProperty.call(value, '_bsontype') ? undefined : tag;
}

const isInt32 = (value: number) =>
  Number.isInteger(value) && Math.abs(value) <= 0x7fffffff && !Object.is(value, -0);

export const isDate = (value: unknown): value is Date => value instanceof Date;
export const isObjectId = (value: unknown): value is ObjectId => bsonTag(value) === 'ObjectId';
export const isLong = (value: unknown): value is Long => bsonTag(value) === 'Long';
export const isDecimal = (value: unknown): value is Decimal128 => bsonTag(value) === 'Decimal128';
export const isDouble = (value: unknown): value is Double => bsonTag(value) === 'Double';
export const isTimestamp = (value: unknown): value is Timestamp => bsonTag(value) === 'Timestamp';
export const isSymbol = (value: unknown): value is BSONSymbol => bsonTag(value) === 'BSONSymbol';
export const isBinary = (value: unknown): value is Binary => bsonTag(value) === 'Binary';
export const isReference = (value: unknown): value is DBRef => bsonTag(value) === 'DBRef';

export const isRegularExpression = (value: unknown): value is RegExp | BSONRegExp =>
  value instanceof RegExp || bsonTag(value) === 'BSONRegExp';

export function isNumeric(value: unknown): value is NumericValue {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  const tag = bsonTag(value);
  return tag === 'Int32' || tag === 'Double' || tag === 'Long' || tag === 'Decimal128';
}

/** An embedded document: an object with fields of its own, not an array, a date or any other BSON value. */
export function isDocument(value: unknown): value is Document {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const tag = bsonTag(value);
  if (tag !== undefined) return tag === 'DBRef';
  return !isDate(value) && !(value instanceof RegExp) && !(value instanceof Uint8Array);
}

/**
 * The fields of a document; a reference (`$ref`, `$id`) is decoded to a class of its own and read back as fields, which the
 * driver types as something else.
 */
export const fieldsOf = (document: Document): Document =>
  isReference(document) ? (document.toJSON() as unknown as Document) : document;

/** Reads only what the document itself holds: `__proto__` or `constructor` must never reach a prototype. */
export const ownField = (document: Document, key: string): unknown =>
  Object.prototype.hasOwnProperty.call(document, key) ? document[key] : undefined;

/** Writes a field as data whatever its name is. */
export function setOwnField(document: Document, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(document, key, { value, enumerable: true, configurable: true, writable: true });
  } else document[key] = value;
}

const REFERENCE_KEYS = new Set(['$ref', '$id', '$db']);
export const isReferenceKey = (key: string) => REFERENCE_KEYS.has(key);

/** `{ $gt: 1 }` and the like: a document of operators rather than a value. */
export function isOperatorDocument(value: unknown): value is Document {
  if (!isDocument(value) || isReference(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && !isReferenceKey(first);
}
