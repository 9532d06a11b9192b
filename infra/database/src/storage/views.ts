import type { KeyRange } from './keys';

export type Entry = readonly [key: Buffer, value: Buffer];

export interface RangeOptions {
  reverse?: boolean;
}

/** A consistent view of the stored bytes. */
export interface ReadView {
  get(key: Buffer): Buffer | undefined;
  entries(range: KeyRange, options?: RangeOptions): Iterable<Entry>;
  /** counts no further than the limit */
  count(range: KeyRange, limit?: number): number;
}

export interface WriteView extends ReadView {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}
