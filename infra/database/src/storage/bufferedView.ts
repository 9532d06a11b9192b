import { firstAfter, keyBytes, keyFamily, keyText, type KeyRange } from './keys';
import type { Entry, RangeOptions, ReadView, WriteView } from './views';

type Changes = Map<string, Buffer | null>;

/** Buffers writes over another view and reads them as if they were there; they are flushed to it together or not at all. */
export class BufferedView implements WriteView {
  // Grouped by collection or index, so that scanning one does not look through the changes of all others.
  readonly #families = new Map<string, Changes>();

  constructor(private readonly base: ReadView) {}

  get(key: Buffer): Buffer | undefined {
    const text = keyText(key);
    const changed = this.#families.get(keyFamily(text))?.get(text);
    return changed === undefined ? this.base.get(key) : (changed ?? undefined);
  }

  put(key: Buffer, value: Buffer): void {
    this.#change(keyText(key), value);
  }

  remove(key: Buffer): void {
    this.#change(keyText(key), null);
  }

  has(text: string): boolean {
    return this.#families.get(keyFamily(text))?.has(text) ?? false;
  }

  isEmpty(): boolean {
    return this.#families.size === 0;
  }

  changedKeys(): string[] {
    return [...this.#families.values()].flatMap((changes) => [...changes.keys()]);
  }

  flushTo(target: WriteView): void {
    for (const changes of this.#families.values()) {
      for (const [text, value] of changes) {
        if (value === null) target.remove(keyBytes(text));
        else target.put(keyBytes(text), value);
      }
    }
  }

  *entries(range: KeyRange, options: RangeOptions = {}): Iterable<Entry> {
    const mine = this.#changesIn(range, options.reverse === true);
    if (mine.length === 0) {
      yield* this.base.entries(range, options);
      return;
    }
    let next = 0;
    const comesFirst = (a: string, b: string) => (options.reverse ? a > b : a < b);
    for (const entry of this.base.entries(range, options)) {
      const text = keyText(entry[0]);
      while (next < mine.length && comesFirst(mine[next]![0], text)) yield* present(mine[next++]!);
      if (next < mine.length && mine[next]![0] === text) yield* present(mine[next++]!);
      else yield entry;
    }
    while (next < mine.length) yield* present(mine[next++]!);
  }

  count(range: KeyRange, limit?: number): number {
    if (this.#changesIn(range, false).length === 0) return this.base.count(range, limit);
    let count = 0;
    for (const _ of this.entries(range)) if (++count === limit) break;
    return count;
  }

  #change(text: string, value: Buffer | null): void {
    const family = keyFamily(text);
    let changes = this.#families.get(family);
    if (!changes) this.#families.set(family, (changes = new Map<string, Buffer | null>()));
    changes.set(text, value);
  }

  #changesIn({ start, end }: KeyRange, reverse: boolean): [string, Buffer | null][] {
    const [from, to] = [keyText(start), keyText(end)];
    const found: [string, Buffer | null][] = [];
    for (const changes of this.#familiesOf(start, end)) {
      for (const change of changes) if (change[0] >= from && change[0] < to) found.push(change);
    }
    const direction = reverse ? -1 : 1;
    return found.sort(([a], [b]) => (a < b ? -direction : direction));
  }

  #familiesOf(start: Buffer, end: Buffer): Iterable<Changes> {
    if (start.length < 5 || Buffer.compare(end, firstAfter(start.subarray(0, 5))) > 0)
      return this.#families.values();
    const changes = this.#families.get(keyFamily(keyText(start)));
    return changes ? [changes] : [];
  }
}

function* present([text, value]: [string, Buffer | null]): Iterable<Entry> {
  if (value) yield [keyBytes(text), value];
}

/** Runs on a buffer that is flushed to the view only when nothing was thrown. */
export function atomically<T>(view: WriteView, run: (buffer: WriteView) => T): T {
  const buffer = new BufferedView(view);
  const result = run(buffer);
  buffer.flushTo(view);
  return result;
}
