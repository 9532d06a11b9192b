import { BSON } from 'bson';
import type { Document } from './valueTypes';

/** For matching and computing: numbers are JavaScript numbers unless a long or a decimal needs more. */
export const decodeValues = (raw: Uint8Array): Document =>
  BSON.deserialize(raw, {
    promoteLongs: true,
    promoteBuffers: false,
    promoteValues: true,
    // As one of JavaScript it would lose options that have no letter there.
    bsonRegExp: true,
  });

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
