import { randomInt } from 'node:crypto';
import { CommandError } from '../errors';
import type { TimeLimit } from '../timeLimit';

const CURSOR_TIMEOUT_MINUTES = 10;
const BATCH_BYTES = 16_000_000;

export interface Batch {
  /** documents as BSON */
  documents: Uint8Array[];
  /** zero when there is nothing more */
  cursorId: number;
  namespace: string;
}

interface Cursor {
  id: number;
  namespace: string;
  documents: Iterator<Uint8Array>;
  /** read, but did not fit into the last batch */
  held?: Uint8Array;
  release: () => void;
  timeLimit?: TimeLimit;
  lastUsed: number;
}

export interface CursorSource {
  namespace: string;
  documents: Iterable<Uint8Array>;
  /** called once, when the cursor is exhausted or closed */
  release: () => void;
  /** for all batches together, without the time between them */
  timeLimit?: TimeLimit;
}

/** Results read batch by batch. */
export class Cursors {
  readonly #open = new Map<number, Cursor>();

  /** The first batch; the cursor stays open when there is more and more is wanted. */
  start(source: CursorSource, batchSize: number, isSingleBatch = false): Batch {
    const cursor: Cursor = {
      id: 0,
      namespace: source.namespace,
      documents: source.documents[Symbol.iterator](),
      release: source.release,
      timeLimit: source.timeLimit,
      lastUsed: Date.now(),
    };
    return this.#fill(cursor, batchSize, isSingleBatch);
  }

  next(id: number, batchSize: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    return this.#fill(cursor, batchSize, false);
  }

  close(id: number): boolean {
    const cursor = this.#open.get(id);
    if (!cursor) return false;
    this.#end(cursor);
    return true;
  }

  expire(now: number): void {
    for (const cursor of this.#open.values()) {
      if (cursor.lastUsed < now - CURSOR_TIMEOUT_MINUTES * 60_000) this.#end(cursor);
    }
  }

  closeAll(): void {
    for (const cursor of this.#open.values()) this.#end(cursor);
  }

  #fill(cursor: Cursor, batchSize: number, isSingleBatch: boolean): Batch {
    cursor.timeLimit?.resume();
    try {
      const documents = takeBatch(cursor, batchSize);
      const isDone = isSingleBatch || (batchSize > 0 && !hasMore(cursor));
      if (isDone) this.#end(cursor);
      else this.#keep(cursor);
      return { documents, cursorId: isDone ? 0 : cursor.id, namespace: cursor.namespace };
    } catch (error) {
      this.#end(cursor);
      throw error;
    } finally {
      cursor.timeLimit?.pause();
    }
  }

  #keep(cursor: Cursor): void {
    cursor.lastUsed = Date.now();
    if (cursor.id !== 0) return;
    cursor.id = randomInt(1, 2 ** 47);
    this.#open.set(cursor.id, cursor);
  }

  #end(cursor: Cursor): void {
    this.#open.delete(cursor.id);
    cursor.documents.return?.();
    cursor.release();
  }
}

function takeBatch(cursor: Cursor, batchSize: number): Uint8Array[] {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  while (documents.length < batchSize && hasMore(cursor)) {
    const document = cursor.held!;
    if (documents.length > 0 && bytes + document.length > BATCH_BYTES) break;
    cursor.held = undefined;
    documents.push(document);
    bytes += document.length + 16;
  }
  return documents;
}

function hasMore(cursor: Cursor): boolean {
  if (cursor.held) return true;
  const next = cursor.documents.next();
  if (next.done) return false;
  cursor.held = next.value;
  return true;
}
