import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const WRITE_BUFFER_BYTES = 2 ** 20;
const READ_CHUNK_BYTES = 2 ** 18;
const LENGTH_BYTES = 4;

/** Records spilled to disk and read back in the same order; closing it removes the file. */
export class SpillFile {
  readonly #path: string;
  readonly #file: number;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #size = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, randomUUID());
    this.#file = openSync(this.#path, 'wx+');
  }

  append(record: Uint8Array): void {
    const length = Buffer.allocUnsafe(LENGTH_BYTES);
    length.writeUInt32LE(record.length);
    this.#waiting.push(length, Buffer.from(record));
    this.#waitingBytes += LENGTH_BYTES + record.length;
    if (this.#waitingBytes >= WRITE_BUFFER_BYTES) this.#write();
  }

  *records(): Iterable<Buffer> {
    this.#write();
    let held: Buffer = Buffer.alloc(0);
    let offset = 0;
    const atLeast = (bytes: number) => {
      while (held.length < bytes) {
        const chunk = Buffer.allocUnsafe(Math.max(READ_CHUNK_BYTES, bytes - held.length));
        const read = readSync(this.#file, chunk, 0, chunk.length, offset);
        if (read === 0) throw new Error('a spill file is truncated');
        offset += read;
        held = Buffer.concat([held, chunk.subarray(0, read)]);
      }
    };
    while (offset < this.#size || held.length > 0) {
      atLeast(LENGTH_BYTES);
      const end = LENGTH_BYTES + held.readUInt32LE();
      atLeast(end);
      yield held.subarray(LENGTH_BYTES, end);
      held = held.subarray(end);
    }
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #write(): void {
    const bytes = Buffer.concat(this.#waiting);
    for (let written = 0; written < bytes.length;) {
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#size + written);
    }
    this.#size += bytes.length;
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
