import type { Document } from '../bson/valueTypes';
import { orderOf, type SortOrder } from '../query/sorting';
import { SpillFile } from './spillFile';
import { diskNotAllowed, type Workspace } from './workspace';

/** What is sorted: where its keys are read, how large it is, and how it goes to disk and comes back. */
export interface Sortable<T> {
  document(item: T): unknown;
  size(item: T): number;
  pack(item: T): Buffer;
  unpack(bytes: Buffer): T;
}

export interface Sort {
  sort: Document;
  collator?: Intl.Collator;
  /** how many of the first are wanted */
  needed?: number;
}

interface Keyed<T> {
  item: T;
  keys: unknown[];
  bytes: number;
}

// What cannot be among the first any more is let go of when so much has gathered beside them.
const SLACK = 1000;
const SLACK_SHARE = 1.25;

/**
 * Items in order, equal ones as they came. What the workspace cannot hold is put away in sorted runs and merged.
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
      if (bytes <= workspace.bytes * SLACK_SHARE && held.length <= needed * 2 + SLACK) continue;
      keepFirst();
      if (bytes <= workspace.bytes) continue;
      runs.push(putAway(held, kind, workspace));
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

function putAway<T>(held: Keyed<T>[], kind: Sortable<T>, workspace: Workspace): SpillFile {
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
