import type { BSONRegExp, Binary, Timestamp } from 'bson';
import { compareNumbers } from './numbers';
import {
  bsonTag,
  fieldsOf,
  isDate,
  isDocument,
  isNumeric,
  isObjectId,
  isSymbol,
  typeName,
  type Document,
  type NumericValue,
} from './valueTypes';

/** BSON's order of types. A missing field sorts just before null and is otherwise told apart from it. */
export const TypeRank = {
  minKey: 0x05,
  missing: 0x0f,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  binary: 0x60,
  objectId: 0x70,
  boolean: 0x80,
  date: 0x90,
  timestamp: 0x98,
  regularExpression: 0xa0,
  code: 0xb0,
  codeWithScope: 0xb1,
  maxKey: 0xf0,
} as const;

const RANK_OF_TYPE: Record<string, number> = {
  ...TypeRank,
  int: TypeRank.number,
  long: TypeRank.number,
  double: TypeRank.number,
  decimal: TypeRank.number,
  symbol: TypeRank.string,
  binData: TypeRank.binary,
  bool: TypeRank.boolean,
  regex: TypeRank.regularExpression,
  javascript: TypeRank.code,
  javascriptWithScope: TypeRank.codeWithScope,
};

export const typeRank = (value: unknown): number => RANK_OF_TYPE[typeName(value)]!;

/** Orders any two BSON values the way indexes and sorts do. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (isDate(a) && isDate(b)) return a.getTime() - b.getTime();
  if (isObjectId(a) && isObjectId(b)) return Buffer.compare(a.id, b.id);
  const rank = typeRank(a);
  return rank - typeRank(b) || compareSameRank(rank, a, b);
}

export function areEqual(a: unknown, b: unknown, collator?: Intl.Collator): boolean {
  if (a === b) return true;
  if (collator) return equalUnderCollation(a, b, collator);
  return compareValues(a, b) === 0;
}

/** Strings by code point, which is also the order of their UTF-8 bytes in an index. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return afterSurrogates(left) - afterSurrogates(right);
  }
  return a.length - b.length;
}

// UTF-16 puts surrogates before U+E000 to U+FFFF, UTF-8 after them.
const afterSurrogates = (unit: number) =>
  unit >= 0xd800 ? (unit >= 0xe000 ? unit - 0x800 : unit + 0x2000) : unit;

function compareSameRank(rank: number, a: unknown, b: unknown): number {
  switch (rank) {
    case TypeRank.number:
      return compareNumbers(a as NumericValue, b as NumericValue);
    case TypeRank.string:
      return compareStrings(textOf(a), textOf(b));
    case TypeRank.object:
      return compareDocuments(fieldsOf(a as Document), fieldsOf(b as Document));
    case TypeRank.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case TypeRank.binary:
      return compareBinaries(binaryParts(a), binaryParts(b));
    case TypeRank.boolean:
      return Number(a) - Number(b);
    case TypeRank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case TypeRank.regularExpression: {
      const left = regularExpressionParts(a);
      const right = regularExpressionParts(b);
      return compareStrings(left.source, right.source) || compareStrings(left.flags, right.flags);
    }
    case TypeRank.code:
    case TypeRank.codeWithScope:
      return compareStrings(JSON.stringify(a), JSON.stringify(b));
  }
  return 0;
}

const textOf = (value: unknown) => (isSymbol(value) ? value.value : (value as string));

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Field by field: type, then name, then value; field order counts. */
function compareDocuments(a: Document, b: Document): number {
  const left = presentKeys(a);
  const right = presentKeys(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const [leftKey, rightKey] = [left[i]!, right[i]!];
    const order =
      typeRank(a[leftKey]) - typeRank(b[rightKey]) ||
      compareStrings(leftKey, rightKey) ||
      compareValues(a[leftKey], b[rightKey]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

export const presentKeys = (document: Document) =>
  Object.keys(document).filter((key) => document[key] !== undefined);

interface BinaryParts {
  bytes: Uint8Array;
  subtype: number;
}

export function binaryParts(value: unknown): BinaryParts {
  if (bsonTag(value) !== 'Binary') return { bytes: value as Uint8Array, subtype: 0 };
  const binary = value as Binary;
  return { bytes: binary.buffer.subarray(0, binary.position), subtype: binary.sub_type };
}

const compareBinaries = (a: BinaryParts, b: BinaryParts) =>
  a.bytes.length - b.bytes.length || a.subtype - b.subtype || Buffer.compare(a.bytes, b.bytes);

export function regularExpressionParts(value: unknown): { source: string; flags: string } {
  if (value instanceof RegExp) return { source: value.source, flags: value.flags };
  const expression = value as BSONRegExp;
  return { source: expression.pattern, flags: expression.options };
}

function equalUnderCollation(a: unknown, b: unknown, collator: Intl.Collator): boolean {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b) === 0;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => equalUnderCollation(item, b[i], collator));
  }
  if (isDocument(a) && isDocument(b) && !isNumeric(a)) {
    const left = presentKeys(a);
    const right = presentKeys(b);
    return (
      left.length === right.length &&
      left.every((key, i) => key === right[i] && equalUnderCollation(a[key], b[key], collator))
    );
  }
  return compareValues(a, b) === 0;
}
