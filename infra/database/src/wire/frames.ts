import { HEADER_BYTES } from './message';

const MAX_MESSAGE_BYTES = 48_000_000 + 16 * 1024;

export class MalformedMessage extends Error {}

/** Splits a stream of bytes into messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #held = 0;

  *push(chunk: Buffer): Iterable<Buffer> {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    for (;;) {
      const length = this.#nextLength();
      if (length === undefined || this.#held < length) return;
      const all = this.#join();
      this.#chunks = length < all.length ? [all.subarray(length)] : [];
      this.#held -= length;
      yield all.subarray(0, length);
    }
  }

  #nextLength(): number | undefined {
    if (this.#held < HEADER_BYTES) return undefined;
    if (this.#chunks[0]!.length < 4) this.#chunks = [this.#join()];
    const length = this.#chunks[0]!.readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new MalformedMessage(`message of ${length} bytes`);
    return length;
  }

  #join(): Buffer {
    return this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
  }
}
