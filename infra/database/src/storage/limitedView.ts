import type { TimeLimit } from '../timeLimit';
import type { KeyRange } from './keys';
import type { Entry, RangeOptions, WriteView } from './views';

/** A view whose reads and writes throw once the time limit is exceeded. */
export class LimitedView implements WriteView {
  constructor(
    private readonly view: WriteView,
    private readonly limit: TimeLimit,
  ) {}

  get(key: Buffer): Buffer | undefined {
    this.limit.step();
    return this.view.get(key);
  }

  entries(range: KeyRange, options?: RangeOptions): Iterable<Entry> {
    return this.limit.over(this.view.entries(range, options));
  }

  count(range: KeyRange, limit?: number): number {
    this.limit.check();
    return this.view.count(range, limit);
  }

  put(key: Buffer, value: Buffer): void {
    this.limit.step();
    this.view.put(key, value);
  }

  remove(key: Buffer): void {
    this.limit.step();
    this.view.remove(key);
  }
}
