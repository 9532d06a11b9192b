import { bsonTag, isDocument } from '../bson/valueTypes';

const BOXED_BYTES = 64;
const FIELD_BYTES = 32;

/** An estimate of a value's memory, bytes. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return BOXED_BYTES + value.length * 2;
  if (value === null || typeof value !== 'object') return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), BOXED_BYTES);
  if (isDocument(value)) {
    let bytes = BOXED_BYTES;
    for (const key of Object.keys(value)) bytes += FIELD_BYTES + key.length * 2 + sizeOf(value[key]);
    return bytes;
  }
  const isBinary = bsonTag(value) === 'Binary';
  return BOXED_BYTES + (isBinary ? (value as { position: number }).position : 0);
}
