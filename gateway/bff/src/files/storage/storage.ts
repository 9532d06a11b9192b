import { Transform, type Readable } from 'node:stream';
import { DependencyUnavailable } from '@athenaeum/kit';

/** Stores bytes. Access is decided by the callers. */
export interface FileStorage {
  /** Keeps the whole of `body` under `key` or nothing of it; `bytes` is its exact length. */
  put(key: string, body: Readable, is: { bytes: number; type: string }): Promise<void>;
  /** Size and tag of the file at `key`; null when there is none. */
  head(key: string): Promise<StoredFacts | null>;
  /**
   * A stream of the file or a range of it; null when there is none. The stream errors when storage fails, it never just
   * ends early.
   */
  open(key: string, part?: ByteRange): Promise<Readable | null>;
  /** Removes the file; succeeds also when there was none. */
  delete(key: string): Promise<void>;
  /** Iterates over all keys, in no particular order. */
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

/** Storage failed: down, too slow, or interrupted. A retry may help. */
export class StorageUnavailable extends DependencyUnavailable {
  override readonly name = 'StorageUnavailable';
  constructor(cause: unknown) {
    super('Storage is not available', { cause });
  }
}

/** Pipes a body with a callback per chunk, and errors when its length differs from the announced one. */
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
