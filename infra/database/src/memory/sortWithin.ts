import type { Document } from '../bson/valueTypes';
import { orderOf, type SortOrder } from '../query/sorting';
import { SpillFile } from './spillFile';
import { diskNotAllowed, type Workspace } from './workspace';

/** What is sorted: how its keys are read, its size, and how it is written to disk and read back. */
export interface Sortable<T> {
  document(item: T): unknown;
  size(item: T): number;
  pack(item: T): Buffer;
  unpack(bytes: Buffer): T;
}

export interface Sort {
  sort: Document;
  collator?: Intl.Collator;
  /** limit: how many of the first are needed */
  needed?: number;
}

interface Keyed<T> {
  item: T;
  keys: unknown[];
  bytes: number;
}

// A sort with a limit drops what is beyond it once so much has gathered, not at every item.
const SLACK_ITEMS = 1000;
const SLACK_SHARE = 1.25;

/**
 * A stable external merge sort: what exceeds the workspace is spilled to disk as sorted runs, which are then merged.
 */
export function* sortWithin<T>(
  items: Iterable<T>,
  kind: Sortable<T>,
  { sort, collator, needed = Infinity }: Sort,
  workspace: Workspace,
): Iterable<T> {
  const order = orderOf(sort, collator);
  const keyed = (item: T): Keyed<T> => ({
    item,
    keys: order.keysOf(kind.document(item)),
    bytes: kind.size(item),
  });
  const runs: SpillFile[] = [];
  let held: Keyed<T>[] = [];
  let bytes = 0;
  const keepFirst = () => {
    held = held.sort(order.compare).slice(0, needed);
    bytes = held.reduce((sum, item) => sum + item.bytes, 0);
  };
  try {
    for (const item of items) {
      const added = keyed(item);
      held.push(added);
      bytes += added.bytes;
      if (bytes <= workspace.bytes * SLACK_SHARE && held.length <= needed * 2 + SLACK_ITEMS) continue;
      keepFirst();
      if (bytes <= workspace.bytes) continue;
      runs.push(spill(held, kind, workspace));
      held = [];
      bytes = 0;
    }
    keepFirst();
    if (runs.length === 0) for (const { item } of held) yield item;
    else yield* merged(runs, held, keyed, kind, order, needed);
  } finally {
    for (const run of runs) run.close();
  }
}

function spill<T>(held: Keyed<T>[], kind: Sortable<T>, workspace: Workspace): SpillFile {
  if (workspace.folder === undefined) throw diskNotAllowed('Sort', workspace);
  const run = new SpillFile(workspace.folder);
  for (const { item } of held) run.append(kind.pack(item));
  return run;
}

function* merged<T>(
  runs: SpillFile[],
  held: Keyed<T>[],
  keyed: (item: T) => Keyed<T>,
  kind: Sortable<T>,
  { compare }: SortOrder,
  needed: number,
): Iterable<T> {
  function* fromDisk(run: SpillFile): Generator<Keyed<T>> {
    for (const record of run.records()) yield keyed(kind.unpack(record));
  }
  const sources: Iterator<Keyed<T>>[] = [...runs.map(fromDisk), held.values()];
  const heads = sources.map((source) => source.next());
  for (let given = 0; given < needed; given++) {
    let least = -1;
    heads.forEach((head, i) => {
      const best = heads[least];
      if (!head.done && (!best || best.done || compare(head.value, best.value) < 0)) least = i;
    });
    const head = heads[least];
    if (!head || head.done) return;
    yield head.value.item;
    heads[least] = sources[least]!.next();
  }
}
