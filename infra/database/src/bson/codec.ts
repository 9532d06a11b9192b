import { BSON } from 'bson';
import { bsonTag, isDate, setOwnField, type Document } from './valueTypes';

/** For matching and computing: numbers are JavaScript numbers unless a long or a decimal needs more. */
export const decodeValues = (raw: Uint8Array): Document =>
  BSON.deserialize(raw, { promoteLongs: true, promoteBuffers: false, promoteValues: true });

/** For storing again: every value keeps the exact BSON type it came with. */
export const decodeExact = (raw: Uint8Array): Document =>
  BSON.deserialize(raw, { promoteValues: false, promoteLongs: false, bsonRegExp: true });

const ENCODING = { ignoreUndefined: true, checkKeys: false };
// The encoder's buffer holds any document that may be stored, but not every reply.
const ENCODER_BYTES = 17 * 1024 * 1024;

export function encodeDocument(document: Document): Buffer {
  try {
    return asBuffer(BSON.serialize(document, ENCODING));
  } catch (error) {
    const size = BSON.calculateObjectSize(document, ENCODING);
    if (size <= ENCODER_BYTES) throw error;
    BSON.setInternalBufferSize(size);
    return asBuffer(BSON.serialize(document, ENCODING));
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** An exactly typed tree as `decodeValues` would have given it. */
export function simplify(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || isDate(value)) return value;
  if (Array.isArray(value)) return value.map(simplify);
  if (bsonTag(value) === undefined && !(value instanceof RegExp) && !(value instanceof Uint8Array)) {
    const simple: Document = {};
    for (const [key, field] of Object.entries(value)) setOwnField(simple, key, simplify(field));
    return simple;
  }
  return decodeValues(encodeDocument({ value })).value;
}
