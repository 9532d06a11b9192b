import type { ObjectId, Timestamp } from 'bson';
import { splitNumber } from './numbers';
import { binaryParts, presentKeys, regularExpressionParts, TypeRank, typeRank } from './order';
import { fieldsOf, isDate, isSymbol, type Document, type NumericValue } from './valueTypes';

/**
 * A value as bytes that compare the way the values do. Each encoding ends itself, so encodings can be joined into a
 * compound key and inverted bit by bit for a descending one.
 */
export function encodeKey(value: unknown): Buffer {
  used = 0;
  writeValue(value);
  return Buffer.from(scratch.subarray(0, used));
}

export function invertKey(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = ~key[i]! & 0xff;
  return inverted;
}

const NO_REST = 0x80;
const REST_BELOW = 0x7f;
const REST_ABOVE = 0x81;

// One buffer for all keys: encoding is synchronous and nothing keeps a reference to it.
let scratch = Buffer.allocUnsafe(4096);
let used = 0;

function reserve(bytes: number): void {
  if (used + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, used + bytes));
  scratch.copy(larger, 0, 0, used);
  scratch = larger;
}

function writeByte(byte: number): void {
  reserve(1);
  scratch[used++] = byte;
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  scratch.set(bytes, used);
  used += bytes.length;
}

function writeValue(value: unknown): void {
  const rank = typeRank(value);
  writeByte(rank);
  switch (rank) {
    case TypeRank.number:
      return writeNumber(value as NumericValue);
    case TypeRank.string:
      return writeString(isSymbol(value) ? value.value : (value as string));
    case TypeRank.object:
      return writeDocument(fieldsOf(value as Document));
    case TypeRank.array:
      for (const item of value as unknown[]) writeValue(item);
      return writeByte(0);
    case TypeRank.binary:
      return writeBinary(value);
    case TypeRank.objectId:
      return writeBytes((value as ObjectId).id);
    case TypeRank.boolean:
      return writeByte(value ? 1 : 0);
    case TypeRank.date:
      return writeDouble(isDate(value) ? value.getTime() : NaN);
    case TypeRank.timestamp:
      return writeTimestamp(value as Timestamp);
    case TypeRank.regularExpression: {
      const { source, flags } = regularExpressionParts(value);
      writeString(source);
      return writeString(flags);
    }
    case TypeRank.code:
    case TypeRank.codeWithScope:
      return writeString(JSON.stringify(value));
  }
}

function writeNumber(value: NumericValue): void {
  const { nearest, rest } = splitNumber(value);
  writeDouble(nearest);
  if (rest === 0) return writeByte(NO_REST);
  writeByte(rest < 0 ? REST_BELOW : REST_ABOVE);
  writeDouble(rest);
}

/** Flipping the sign bit of positives and all bits of negatives makes doubles compare as bytes; NaN comes first. */
function writeDouble(value: number): void {
  reserve(8);
  if (Number.isNaN(value)) scratch.fill(0, used, used + 8);
  else {
    scratch.writeDoubleBE(value === 0 ? 0 : value, used);
    if (scratch[used]! & 0x80) for (let i = used; i < used + 8; i++) scratch[i] = ~scratch[i]! & 0xff;
    else scratch[used]! |= 0x80;
  }
  used += 8;
}

/** Ends with two zero bytes; a zero inside is followed by 0xff so that it cannot be taken for the end. */
function writeString(text: string): void {
  if (text.includes('\0')) {
    for (const byte of Buffer.from(text, 'utf8')) {
      writeByte(byte);
      if (byte === 0) writeByte(0xff);
    }
  } else {
    reserve(text.length * 3);
    used += scratch.write(text, used, 'utf8');
  }
  writeByte(0);
  writeByte(0);
}

function writeDocument(document: Document): void {
  for (const key of presentKeys(document)) {
    writeByte(typeRank(document[key]));
    writeString(key);
    writeValue(document[key]);
  }
  writeByte(0);
}

function writeBinary(value: unknown): void {
  const { bytes, subtype } = binaryParts(value);
  reserve(5);
  used = scratch.writeUInt32BE(bytes.length, used);
  writeByte(subtype);
  writeBytes(bytes);
}

function writeTimestamp(value: Timestamp): void {
  reserve(8);
  used = scratch.writeUInt32BE(value.getHighBitsUnsigned(), used);
  used = scratch.writeUInt32BE(value.getLowBitsUnsigned(), used);
}
