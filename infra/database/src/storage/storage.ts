import { open, type Transaction } from 'lmdb';
import { decidesConflicts, keyText } from './keys';
import { LmdbView, LmdbWriter, type ByteStore } from './lmdbView';
import type { ReadView, WriteView } from './views';

export interface Snapshot {
  view: ReadView;
  release(): void;
}

/** Of the data file, in pages of `size` bytes; the free ones hold nothing and wait for use. */
export interface FilePages {
  size: number;
  used: number;
  free: number;
}

export interface FollowedSnapshot extends Snapshot {
  hasChanged(keyAsText: string): boolean;
}

interface Tree {
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

/** What the library does not type: the one tree of documents and keys, and that of the free pages. */
interface Statistics extends Tree {
  pageSize: number;
  lastPageNumber: number;
  free: Tree;
}

const META_PAGES = 2;
const pagesOf = ({ treeBranchPageCount, treeLeafPageCount, overflowPages }: Tree): number =>
  treeBranchPageCount + treeLeafPageCount + overflowPages;

/**
 * The bytes on disk. Writes are serialized by LMDB and acknowledged once flushed; reads never wait. Commits are
 * numbered so that a transaction can tell whether a key changed after its snapshot.
 */
export class Storage {
  readonly #store: ByteStore;
  #sequence = 1;
  // A commit can be read only once LMDB has published it, so a snapshot is dated by this and not by #sequence.
  #published = 1;
  #writesUnderWay = 0;
  #followers = 0;
  readonly #changedAt = new Map<string, number>();

  constructor(
    folder: string,
    private readonly waitsForDisk = true,
  ) {
    this.#store = open({
      path: folder,
      noSubdir: false,
      keyEncoding: 'binary',
      encoding: 'binary',
      cache: false,
      mapSize: 2 ** 30,
      maxReaders: 4096,
      noSync: !waitsForDisk,
    }) as ByteStore;
  }

  latest(): ReadView {
    return new LmdbView(this.#store);
  }

  /** A snapshot; release it when it is no longer read. */
  snapshot(): Snapshot {
    const transaction: Transaction = this.#store.useReadTransaction();
    let isOpen = true;
    return {
      view: new LmdbView(this.#store, transaction),
      release: () => {
        if (isOpen) transaction.done();
        isOpen = false;
      },
    };
  }

  /** A snapshot that knows which keys have changed since it was taken. */
  followedSnapshot(): FollowedSnapshot {
    const { view, release } = this.snapshot();
    const sequence = this.#published;
    let isOpen = true;
    this.#followers++;
    return {
      view,
      hasChanged: (keyAsText) => (this.#changedAt.get(keyAsText) ?? 0) > sequence,
      release: () => {
        release();
        if (isOpen) this.#followers--;
        isOpen = false;
        this.#forgetChanges();
      },
    };
  }

  /**
   * Runs alone on the latest state; resolves when its writes are on disk. Writes before a throw are kept: statements that
   * must be atomic are buffered.
   */
  async write<T>(run: (view: WriteView) => T): Promise<T> {
    let outcome: { value: T } | { error: unknown } | undefined;
    let sequence = 0;
    this.#writesUnderWay++;
    try {
      await this.#store.transaction(() => {
        const writer = new LmdbWriter(this.#store, (key) => {
          if (sequence === 0) sequence = ++this.#sequence;
          if (decidesConflicts(key)) this.#changedAt.set(keyText(key), sequence);
        });
        try {
          outcome = { value: run(writer) };
        } catch (error) {
          outcome = { error };
        }
      });
      if (sequence > 0 && this.waitsForDisk) await this.#store.flushed;
    } finally {
      this.#writesUnderWay--;
      this.#publish(sequence);
    }
    if (!outcome || 'error' in outcome) throw outcome?.error;
    return outcome.value;
  }

  pages(): FilePages {
    const { pageSize, lastPageNumber, free, ...tree } = this.#store.getStats() as Statistics;
    const used = META_PAGES + pagesOf(tree) + pagesOf(free);
    return { size: pageSize, used, free: lastPageNumber + 1 - used };
  }

  /** Copies the data file, without its free pages, into another folder, which must be there and empty. */
  async copyWithoutGaps(folder: string): Promise<void> {
    await this.#store.backup(folder, true);
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  #publish(sequence: number): void {
    this.#store.resetReadTxn();
    if (sequence > this.#published) this.#published = sequence;
    this.#forgetChanges();
  }

  #forgetChanges(): void {
    if (this.#followers === 0 && this.#writesUnderWay === 0) this.#changedAt.clear();
  }
}
