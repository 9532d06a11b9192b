import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { mongo } from 'mongoose';
import { hashStream, writeHashed, type Hashed } from './hashing';
import type { Written } from './manifest';

const { BSON } = mongo;
const MAX_BATCH_DOCUMENTS = 1000;
const MAX_BATCH_BYTES = 8_000_000;
const CHUNK = 1_000_000;
const SMALLEST = 5;
/** Every value keeps the type it was stored with. */
export const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

type Stored = mongo.Collection<mongo.Document>;

/** Writes a collection as MongoDB's own tools do: one document after the other as BSON, here in the order of ids. */
export async function dumpCollection<D extends mongo.Document>(
  collection: mongo.Collection<D>,
  file: string,
  session?: mongo.ClientSession,
): Promise<Written> {
  let count = 0;
  async function* documents() {
    for await (const raw of rawDocuments(collection, session)) {
      count += 1;
      yield raw;
    }
  }
  const hashed = await writeHashed(file, Readable.from(documents(), { objectMode: false }));
  return { ...hashed, count };
}

/** The digest that a dump of the collection would have. */
export const hashCollection = (collection: Stored): Promise<Hashed> => hashStream(rawDocuments(collection));

/** Inserts what was dumped; what is in the collection already stays. */
export async function loadCollection(collection: Stored, file: string): Promise<void> {
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { writeConcern: { w: 'majority' } });
    batch = [];
    bytes = 0;
  };
  for await (const raw of dumpedDocuments(file)) {
    batch.push(BSON.deserialize(raw, EXACT));
    bytes += raw.length;
    if (batch.length === MAX_BATCH_DOCUMENTS || bytes >= MAX_BATCH_BYTES) await flush();
  }
  await flush();
}

/** The documents of a dump, never more of the file in memory than one of them and a chunk. */
export async function* dumpedDocuments(file: string): AsyncIterable<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      if (length < SMALLEST) throw new Error(`${file} holds something that is no document`);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a document`);
}

/** The bytes of each document, in the order of ids. */
export async function* rawDocuments<D extends mongo.Document>(
  collection: mongo.Collection<D>,
  session?: mongo.ClientSession,
): AsyncIterable<Uint8Array> {
  const cursor = collection.find(
    {},
    { session, raw: true, sort: { _id: 1 }, batchSize: MAX_BATCH_DOCUMENTS },
  );
  // With `raw` the driver gives the bytes of each document, and still types them as documents.
  for await (const raw of cursor) yield raw as unknown as Uint8Array;
}
