import type { RootDatabase, Transaction } from 'lmdb';
import type { KeyRange } from './keys';
import type { Entry, RangeOptions, ReadView, WriteView } from './views';

export type ByteStore = RootDatabase<Buffer, Buffer>;

/** Reads LMDB: the snapshot given, or else the latest state (inside a write, with what it has written so far). */
export class LmdbView implements ReadView {
  constructor(
    protected readonly store: ByteStore,
    private readonly snapshot?: Transaction,
  ) {}

  get(key: Buffer): Buffer | undefined {
    return this.store.get(key, this.snapshot && { transaction: this.snapshot });
  }

  *entries({ start, end }: KeyRange, { reverse = false }: RangeOptions = {}): Iterable<Entry> {
    // Going down, LMDB includes its start and excludes its end; our ranges exclude the upper bound.
    const bounds = reverse ? { start: end, end: start, reverse } : { start, end };
    for (const { key, value } of this.store.getRange({ ...bounds, transaction: this.snapshot })) {
      if (reverse && key.equals(end)) continue;
      yield [key, value];
    }
    if (!reverse) return;
    const least = this.get(start);
    if (least) yield [start, least];
  }

  count({ start, end }: KeyRange, limit?: number): number {
    const transaction = this.snapshot;
    if (limit === undefined) return this.store.getKeysCount({ start, end, transaction });
    // The library's own count has no limit and walks the whole range.
    let count = 0;
    for (const _ of this.store.getKeys({ start, end, limit, transaction })) count++;
    return count;
  }
}

/** Writes straight into LMDB's own transaction and reports each key it changes. */
export class LmdbWriter extends LmdbView implements WriteView {
  constructor(
    store: ByteStore,
    private readonly onChange: (key: Buffer) => void,
  ) {
    super(store);
  }

  put(key: Buffer, value: Buffer): void {
    this.onChange(key);
    void this.store.put(key, value);
  }

  remove(key: Buffer): void {
    this.onChange(key);
    void this.store.remove(key);
  }
}
