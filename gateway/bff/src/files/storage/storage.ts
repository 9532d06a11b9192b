import { Transform, type Readable } from 'node:stream';
import { DependencyUnavailable } from '@athenaeum/kit';

/** Where bytes are kept. It knows no people: who may read what is decided before it is asked. */
export interface FileStorage {
  /** Keeps the whole of `body` under `key` or nothing of it; `bytes` is its exact length. */
  put(key: string, body: Readable, is: { bytes: number; type: string }): Promise<void>;
  /** What there is under `key`; null for nothing. */
  head(key: string): Promise<StoredFacts | null>;
  /** Reads it, or a part of it; null for nothing. The stream breaks when storage does, it never just ends early. */
  open(key: string, part?: ByteRange): Promise<Readable | null>;
  /** Afterwards there is nothing, also when there was nothing before. */
  delete(key: string): Promise<void>;
  /** Every key there is something under, in no order to rely on; read as it goes, however many there are. */
  keys(): AsyncIterable<string>;
  close(): void;
}

export interface StoredFacts {
  bytes: number;
  /** Changes with the content; in quotes, as HTTP has it. */
  etag: string;
}

/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage did not do what was asked of it: down, too slow, or breaking off. Trying again may help. */
export class StorageUnavailable extends DependencyUnavailable {
  override readonly name = 'StorageUnavailable';
  constructor(cause: unknown) {
    super('Storage is not available', { cause });
  }
}

/** Passes a body on, tells of each piece of it, and breaks when it turns out longer or shorter than was said. */
export function exactly(bytes: number, passed = () => {}): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      passed();
      if (seen > bytes) done(new Error('There is more of this file than was said'));
      else done(null, chunk);
    },
    flush: (done) => done(seen === bytes ? null : new Error('There is less of this file than was said')),
  });
}
