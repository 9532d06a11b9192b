import { writeConflict } from '../errors';
import { BufferedView } from '../storage/bufferedView';
import { decidesConflicts, keyText } from '../storage/keys';
import type { FollowedSnapshot, Storage } from '../storage/storage';
import type { WriteView } from '../storage/views';

/** Open transactions and what each has written so far. */
export class Transactions {
  readonly #open = new Set<Transaction>();

  constructor(private readonly storage: Storage) {}

  begin(): Transaction {
    const transaction = new Transaction(this.storage, this.#open);
    this.#open.add(transaction);
    return transaction;
  }

  abortIdle(before: number): void {
    for (const transaction of [...this.#open]) if (transaction.lastUsed < before) transaction.abort();
  }

  abortAll(): void {
    for (const transaction of [...this.#open]) transaction.abort();
  }
}

/**
 * Snapshot isolation: reads one snapshot and buffers its writes until it commits. The first writer of a key wins: a second
 * transaction fails at once, and one that lost to a plain write fails when it commits.
 */
export class Transaction {
  state: 'open' | 'committed' | 'aborted' = 'open';
  lastUsed = Date.now();
  readonly view: WriteView;
  readonly #snapshot: FollowedSnapshot;
  readonly #changes: BufferedView;
  #commit?: Promise<void>;
  #isWritten = false;

  constructor(
    private readonly storage: Storage,
    private readonly open: Set<Transaction>,
  ) {
    this.#snapshot = storage.followedSnapshot();
    this.#changes = new BufferedView(this.#snapshot.view);
    this.view = new ConflictCheckedView(this.#changes, (key) => this.#refuseConflict(key));
  }

  /**
   * `alongside` writes in the same commit. A commit that is sent again while it is under way is the same commit.
   *
   * @throws CommandError (WriteConflict) when a plain write was first, or when it was aborted while it waited for other writers
   */
  commit(alongside: (view: WriteView) => void): Promise<void> {
    return (this.#commit ??= this.#writeAll(alongside));
  }

  async #writeAll(alongside: (view: WriteView) => void): Promise<void> {
    try {
      await this.storage.write((view) => {
        // Aborted meanwhile, its snapshot no longer knows what has changed.
        if (this.state === 'aborted') throw writeConflict();
        if (this.#changes.changedKeys().some((key) => this.#snapshot.hasChanged(key))) throw writeConflict();
        this.#changes.flushTo(view);
        this.#isWritten = true;
        alongside(view);
      });
    } catch (error) {
      this.#end('aborted');
      throw error;
    }
    this.#end('committed');
  }

  /** Nothing once its writes wait for the disk alone: they can no longer be undone. */
  abort(): void {
    if (!this.#isWritten) this.#end('aborted');
  }

  #end(state: 'committed' | 'aborted'): void {
    if (this.state !== 'open') return;
    this.state = state;
    this.open.delete(this);
    this.#snapshot.release();
  }

  #refuseConflict(key: Buffer): void {
    if (!decidesConflicts(key)) return;
    const text = keyText(key);
    if (this.#snapshot.hasChanged(text)) throw writeConflict();
    for (const other of this.open) if (other !== this && other.#changes.has(text)) throw writeConflict();
  }
}

class ConflictCheckedView implements WriteView {
  readonly get: WriteView['get'];
  readonly entries: WriteView['entries'];
  readonly count: WriteView['count'];

  constructor(
    private readonly changes: BufferedView,
    private readonly refuseConflict: (key: Buffer) => void,
  ) {
    this.get = (key) => changes.get(key);
    this.entries = (range, options) => changes.entries(range, options);
    this.count = (range, limit) => changes.count(range, limit);
  }

  put(key: Buffer, value: Buffer): void {
    this.refuseConflict(key);
    this.changes.put(key, value);
  }

  remove(key: Buffer): void {
    this.refuseConflict(key);
    this.changes.remove(key);
  }
}
