import { createHash } from 'node:crypto';

/**
 * Everything is stored in one ordered map of bytes:
 *   C namespace                        a collection: its options and indexes
 *   D collection record                a document, as BSON
 *   I index key record                 an entry of an index
 *   U index key                        an entry of a unique index
 *   F                        the format of all this
 *   R session                          the last retryable write or committed transaction of a session
 */
const Kind = {
  collection: 0x43,
  document: 0x44,
  format: 0x46,
  entry: 0x49,
  session: 0x52,
  uniqueEntry: 0x55,
} as const;

const RECORD_BYTES = 6;

// LMDB takes keys of up to 1,978 bytes; what is longer keeps its beginning and a digest of the whole.
const MAX_INDEX_KEY_BYTES = 1700;

export interface KeyRange {
  start: Buffer;
  /** exclusive */
  end: Buffer;
}

export const formatKey = () => Buffer.of(Kind.format);

export const collectionKey = (namespace: string) =>
  Buffer.concat([Buffer.of(Kind.collection), Buffer.from(namespace)]);

export const collectionKeys = (prefix = ''): KeyRange => rangeOfPrefix(collectionKey(prefix));

export const namespaceOf = (key: Buffer) => key.toString('utf8', 1);

export const sessionKey = (session: string) =>
  Buffer.concat([Buffer.of(Kind.session), Buffer.from(session, 'latin1')]);

export const sessionKeys = (): KeyRange => rangeOfPrefix(Buffer.of(Kind.session));

export function documentKey(collection: number, record: number): Buffer {
  const key = prefixed(Kind.document, collection, RECORD_BYTES);
  key.writeUIntBE(record, 5, RECORD_BYTES);
  return key;
}

export const documentKeys = (collection: number): KeyRange =>
  rangeOfPrefix(prefixed(Kind.document, collection, 0));

/** The record number in a document's key or an entry's value. */
export const recordOf = (bytes: Buffer): number =>
  bytes.readUIntBE(bytes.length - RECORD_BYTES, RECORD_BYTES);

export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_BYTES);
  bytes.writeUIntBE(record, 0, RECORD_BYTES);
  return bytes;
}

interface IndexIdentity {
  id: number;
  isUnique: boolean;
}

/** Keys of a unique index contain no record number: two documents with the same value have the same key. */
export function entryKey(index: IndexIdentity, encoded: Buffer, record: number): Buffer {
  const clipped = clip(encoded);
  return index.isUnique
    ? Buffer.concat([indexPrefix(index), clipped])
    : Buffer.concat([indexPrefix(index), clipped, recordBytes(record)]);
}

export const indexPrefix = ({ id, isUnique }: IndexIdentity) =>
  prefixed(isUnique ? Kind.uniqueEntry : Kind.entry, id, 0);

/** All entries whose encoded key starts with these bytes. */
export const entriesStartingWith = (index: IndexIdentity, encoded: Buffer): KeyRange =>
  rangeOfPrefix(Buffer.concat([indexPrefix(index), encoded.subarray(0, MAX_INDEX_KEY_BYTES)]));

export const isClipped = (encoded: Buffer) => encoded.length > MAX_INDEX_KEY_BYTES;

const clip = (encoded: Buffer) =>
  isClipped(encoded)
    ? Buffer.concat([encoded.subarray(0, MAX_INDEX_KEY_BYTES), createHash('sha256').update(encoded).digest()])
    : encoded;

function prefixed(kind: number, id: number, room: number): Buffer {
  const key = Buffer.allocUnsafe(5 + room);
  key[0] = kind;
  key.writeUInt32BE(id, 1);
  return key;
}

export const rangeOfPrefix = (prefix: Buffer): KeyRange => ({ start: prefix, end: firstAfter(prefix) });

/** The least key greater than every key that starts with the prefix. */
export function firstAfter(prefix: Buffer): Buffer {
  for (let i = prefix.length - 1; i >= 0; i--) {
    if (prefix[i]! === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, i + 1));
    next[i]!++;
    return next;
  }
  return Buffer.concat([prefix, Buffer.alloc(8, 0xff)]);
}

/** Whether writes of this key can conflict. Entries of non-unique indexes cannot: their document is always written too. */
export const decidesConflicts = (key: Buffer) => key[0] !== Kind.entry;

/** Keys as map keys: one character per byte, which sorts as the bytes do. */
export const keyText = (key: Buffer) => key.toString('latin1');
export const keyBytes = (text: string) => Buffer.from(text, 'latin1');

/** The part of a key that names the collection or index it belongs to. */
export const keyFamily = (text: string) => text.slice(0, 5);
